import type { ResultLine } from '../../../contract/training/results.ts'
import { formatDate, formatDateYear } from '../../../dates/civilDate.ts'
import { stateOfLine } from '../../../rules/training/results.ts'
import { resultText } from '../../../rules/training/resultText.ts'

const ofAll = (points: number, outOf: number): string => `${points} от ${outOf}`

const Row = ({ line }: { line: ResultLine }) => {
  const { exercise, points, outOf, runs, last, hints, minutes, attempts } = line
  const date = line.heldOn ?? line.day
  const state = stateOfLine(line)
  if (state === 'untried')
    return (
      <tr>
        <td>{exercise}</td>
        <td colSpan={7}>{resultText.untried}</td>
      </tr>
    )
  const isChecked = state !== 'unchecked'
  return (
    <tr>
      <td>{exercise}</td>
      <td>{runs || '–'}</td>
      {isChecked ? (
        <>
          <td className="nowrap">{ofAll(points, outOf)}</td>
          <td className="nowrap">{last ? ofAll(last.points, outOf) : '–'}</td>
        </>
      ) : (
        <td colSpan={2}>{resultText.unchecked}</td>
      )}
      <td>{attempts}</td>
      <td>{hints}</td>
      <td>{isChecked ? (minutes < 1 ? 'под 1' : minutes) : '–'}</td>
      <td>{date === null ? '–' : formatDate(date)}</td>
    </tr>
  )
}

export type ResultPaper = { lines: readonly ResultLine[]; trainer?: string | undefined }

const datesOf = (lines: readonly ResultLine[]): string[] =>
  [...new Set(lines.flatMap(({ heldOn }) => heldOn ?? []))].toSorted().map((date) => formatDateYear(date))
const scenariosOf = (lines: readonly ResultLine[]): string[] => [
  ...new Set(lines.flatMap(({ scenario }) => scenario ?? [])),
]

export const ResultSheet = ({ record: { lines, trainer } }: { record: ResultPaper }) => {
  const people = [...new Set(lines.map(({ person }) => person))]
  const [dates, scenarios] = [datesOf(lines), scenariosOf(lines)]
  return (
    <>
      <h3 className="paper-title">Лист с резултати</h3>
      {dates.length > 0 && (
        <p>
          {dates.length > 1 ? 'Дати на занятието' : 'Дата на занятието'}: {dates.join(', ')}
        </p>
      )}
      {scenarios.length > 0 && <p>Сценарий: {scenarios.map((title) => `„${title}“`).join(', ')}</p>}
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
                <th scope="col">Проверки</th>
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
        <p>Обучаващ: ………………………………{trainer && ` (${trainer})`}</p>
      </div>
    </>
  )
}
