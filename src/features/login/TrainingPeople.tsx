import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import type { Training } from './training.ts'

/** Connected installations have no such people: their log-in does not weigh them. */
const ReadyPeople = lazyPart(() => import('./ReadyPeople.tsx'))

type Props = { training: Training; onChoose: (userName: string) => void; busy: boolean }

/** The people of the training environment: one press logs in as one of them. */
export const TrainingPeople = ({ training, ...choose }: Props) => {
  if (training.state === 'absent') return null
  return (
    <section className="login-training" aria-labelledby="training-title">
      <h2 id="training-title">Учебна среда</h2>
      {training.state === 'failed' && <p role="alert">{training.reason}</p>}
      {training.state === 'starting' && <p role="status">Учебната среда се подготвя…</p>}
      {training.state === 'ready' && <ReadyPeople {...training} {...choose} />}
    </section>
  )
}
