import type { Practice } from '../../rules/training/practice.ts'
import { ScenarioNote } from './ScenarioNote.tsx'
import type { DemoUser } from './training.ts'

type Choose = { onChoose: (userName: string) => void; busy: boolean }

/** Whom one may log in as once the training environment is ready, and what its opened scenario says of that. */
const ReadyPeople = ({ people, practice, ...choose }: Choose & { people: readonly DemoUser[]; practice: Practice }) => {
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
        Паролата на всички е <b>demo</b>. Упражненията са в „Обучение“ от менюто на потребителя.
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

export default ReadyPeople
