import ReadyPeople from './ReadyPeople.tsx'
import type { TrainingLogIn } from './trainingLogIn.ts'

type Props = {
  training: Exclude<TrainingLogIn, { state: 'absent' }>
  onChoose: (userName: string) => void
  busy: boolean
}

const TrainingPeople = ({ training, ...choose }: Props) => (
  <section className="login-training" aria-labelledby="training-title">
    <h2 id="training-title">Учебна среда</h2>
    {training.state === 'failed' && <p role="alert">{training.reason}</p>}
    {training.state === 'starting' && <p role="status">Учебната среда се подготвя…</p>}
    {training.state === 'ready' && <ReadyPeople {...training} {...choose} />}
  </section>
)

export default TrainingPeople
