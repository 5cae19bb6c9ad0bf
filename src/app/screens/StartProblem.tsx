import './screens.css'

type Props = { title: string; reasons: readonly string[] }

export const StartProblem = ({ title, reasons }: Props) => (
  <main className="screen-failed" role="alert">
    <h1>{title}</h1>
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <p>Обърнете се към администратора и му покажете този текст.</p>
    <div className="flex flex-wrap align-items-center gap-2">
      <button type="button" className="btn" onClick={() => location.reload()}>
        Опитай отново
      </button>
    </div>
  </main>
)
