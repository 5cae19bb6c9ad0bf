import type { Practice } from '../../rules/training/practice.ts'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import type { DemoUser, Training } from './training.ts'

const ScenarioNote = lazyPart(() => import('./ScenarioNote.tsx'))

type Choose = { onChoose: (userName: string) => void; busy: boolean }

/** The people of the training environment: one press logs in as one of them. */
export const TrainingPeople = ({ training, ...choose }: Choose & { training: Training }) => {
  if (training.state === 'absent') return null
  return (
    <section className="login-training" aria-labelledby="training-title">
      <h2 id="training-title">Учебна среда</h2>
      {training.state === 'failed' && <p role="alert">{training.reason}</p>}
      {training.state === 'starting' && <p role="status">Учебната среда се подготвя…</p>}
      {training.state === 'ready' && <Ready {...training} {...choose} />}
    </section>
  )
}

const Ready = ({ people, practice, ...choose }: Choose & { people: readonly DemoUser[]; practice: Practice }) => {
  const ofOneRole = people.filter((one) => one.ofOneRole)
  return (
    <>
      <p>
        Данните са измислени и остават в учебната среда. Тук всеки може да влезе като всеки, затова не въвеждайте
        истински лични данни.
      </p>
      <ScenarioNote practice={practice} people={people} {...choose} />
      <p>Изберете като кого да влезете:</p>
      <People people={people.filter((one) => !one.ofOneRole)} label="Служители" {...choose} />
      {ofOneRole.length > 0 && (
        <details>
          <summary>По един потребител за всяка роля</summary>
          <People people={ofOneRole} label="Роли" {...choose} />
        </details>
      )}
      <p>
        Паролата на всички е <b>demo</b>.
      </p>
    </>
  )
}

const People = ({ people, label, onChoose, busy }: Choose & { people: readonly DemoUser[]; label: string }) => (
  <ul className="login-people" aria-label={label}>
    {people.map(({ userName, name, title }) => (
      <li key={userName}>
        <button type="button" aria-disabled={busy || undefined} onClick={() => busy || onChoose(userName)}>
          <b>{name}</b>
          <span>{title}</span>
        </button>
      </li>
    ))}
  </ul>
)
