import type { ResultLine } from '../../../contract/training/results.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { stateOfLine } from '../../../rules/training/results.ts'
import { resultWords } from '../../../rules/training/resultWords.ts'

const ofAll = (points: number, outOf: number): string => `${points} от ${outOf}`

const Row = ({ line }: { line: ResultLine }) => {
  const { exercise, points, outOf, runs, last, hints, minutes, day } = line
  const state = stateOfLine(line)
  if (state === 'untried')
    return (
      <tr>
        <td>{exercise}</td>
        <td colSpan={6}>{resultWords.untried}</td>
      </tr>
    )
  const isChecked = state !== 'unchecked'
  return (
    <tr>
      <td>{exercise}</td>
      <td>{runs ?? '–'}</td>
      {isChecked ? (
        <>
          <td className="nowrap">{ofAll(points, outOf)}</td>
          <td className="nowrap">{last ? ofAll(last.points, outOf) : '–'}</td>
        </>
      ) : (
        <td colSpan={2}>{resultWords.unchecked}</td>
      )}
      <td>{hints}</td>
      <td>{isChecked ? minutes : '–'}</td>
      <td>{day === null ? '–' : formatDate(day)}</td>
    </tr>
  )
}

/** The result sheet on paper: a row for each exercise, and the sum of each trainee. */
export const ResultSheet = ({ record: lines }: { record: readonly ResultLine[] }) => {
  const people = [...new Set(lines.map(({ person }) => person))]
  return (
    <>
      <h3 className="paper-title">Лист с резултати</h3>
      {people.map((person) => {
        const own = lines.filter((line) => line.person === person)
        const sum = (field: 'points' | 'outOf') => own.reduce((all, line) => all + line[field], 0)
        const done = own.filter((line) => stateOfLine(line) === 'done').length
        return (
          <table key={person} className="practice-results">
            <caption>
              {person}: {sum('points')} от {sum('outOf')} точки, изпълнени {done} от {own.length}
            </caption>
            <thead>
              <tr>
                <th scope="col">Упражнение</th>
                <th scope="col">Опити</th>
                <th scope="col">Най-добър</th>
                <th scope="col">Последен</th>
                <th scope="col">Подсказки</th>
                <th scope="col">Минути</th>
                <th scope="col">Дата</th>
              </tr>
            </thead>
            <tbody>
              {own.map((line) => (
                <Row key={line.exercise} line={line} />
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
