import { formatDate, formatDateYear } from '../../../dates/civilDate.ts'
import { gapText } from '../../../rules/identifiers/numbersRegister.ts'
import type { DiaryLine, NumbersDiary } from '../../../rules/training/numbersBook.ts'
import { foldText } from '../../../rules/words/foldText.ts'

export const diaryTitles = { incoming: 'Входящ дневник', outgoing: 'Изходящ дневник' } as const
const correspondent = { incoming: 'От кого', outgoing: 'До кого' } as const

/** A subject often begins with the kind: then it is said once. */
const aboutOf = ({ type, subject }: DiaryLine): string =>
  foldText(subject).startsWith(foldText(type)) ? subject : `${type}: ${subject}`

/** The diary of a period on paper, with its gaps at the end. */
export const DiarySheet = ({ record: { direction, from, to, lines, gaps } }: { record: NumbersDiary }) => (
  <>
    <h3 className="paper-title">{diaryTitles[direction]}</h3>
    <p className="paper-number">
      за периода {formatDate(from)} – {formatDateYear(to)}
    </p>
    <table className="practice-diary">
      <thead>
        <tr>
          <th scope="col">Рег. № и дата</th>
          <th scope="col">{correspondent[direction]}</th>
          <th scope="col">Вид и относно</th>
          <th scope="col">Насочен към</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.number}/${line.date}`}>
            <td className="practice-diary-number">
              {line.note ? <s>{line.number}</s> : line.number}
              <br />
              {formatDate(line.date)}
            </td>
            <td>{line.correspondents || '–'}</td>
            <td>
              {aboutOf(line)}
              {line.note && (
                <>
                  <br />
                  <strong>{line.note}</strong>
                </>
              )}
            </td>
            <td>{line.addressedTo || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>Вписани документи: {lines.length}.</p>
    {gaps.length > 0 ? (
      <table>
        <thead>
          <tr>
            <th scope="col">Брояч</th>
            <th scope="col">Пропуснат номер</th>
            <th scope="col">Обяснение</th>
          </tr>
        </thead>
        <tbody>
          {gaps.map((gap) => (
            <tr key={`${gap.counter}/${gap.year}/${gap.from}`}>
              <td>
                {gap.counter}, {gap.year} г.
              </td>
              <td>{gapText(gap)}</td>
              <td>{gap.explanation ? `${gap.explanation.text} (${gap.explanation.by})` : 'Няма обяснение.'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ) : (
      <p>Няма пропуснати номера.</p>
    )}
    <div className="paper-foot">
      <p>Съставил: ………………………………</p>
    </div>
  </>
)
