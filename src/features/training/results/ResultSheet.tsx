import type { ResultLine } from '../../../contract/training/results.ts'
import { formatDate } from '../../../dates/civilDate.ts'

/** The result sheet on paper: a row for each exercise, and the sum of each trainee. */
export const ResultSheet = ({ record: lines }: { record: readonly ResultLine[] }) => {
  const people = [...new Set(lines.map(({ person }) => person))]
  return (
    <>
      <h3 className="paper-title">Лист с резултати</h3>
      {people.map((person) => {
        const own = lines.filter((line) => line.person === person)
        const sum = (field: 'points' | 'outOf') => own.reduce((all, line) => all + line[field], 0)
        return (
          <table key={person} className="practice-results">
            <caption>
              {person}: {sum('points')} от {sum('outOf')} точки
            </caption>
            <thead>
              <tr>
                <th scope="col">Упражнение</th>
                <th scope="col">Точки</th>
                <th scope="col">Опити</th>
                <th scope="col">Подсказки</th>
                <th scope="col">Минути</th>
                <th scope="col">Дата</th>
              </tr>
            </thead>
            <tbody>
              {own.map((line) => (
                <tr key={line.exercise}>
                  <td>{line.exercise}</td>
                  <td>{`${line.points} от ${line.outOf}`}</td>
                  <td>{line.attempts}</td>
                  <td>{line.hints}</td>
                  <td>{line.minutes}</td>
                  <td>{formatDate(line.day)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
      <div className="paper-foot">
        <p>Обучаващ: ………………………………</p>
      </div>
    </>
  )
}
