import { useEffect } from 'react'
import type { RegistrationLogLine } from '../../contract/registrationLog.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { madeLine } from '../../screen-kit/list/export/heading.ts'
import { PaperBody } from '../../screen-kit/paper/PaperBody.tsx'
import { isTraining } from '../../transport/config.ts'
import { PrintedSheet } from '../../widgets/files/PrintSheet.tsx'
import { print } from '../../widgets/files/print.ts'
import type { WordedColumn } from '../../widgets/grid/gridColumn.ts'
import { Numbered } from '../../widgets/tags/Numbered.tsx'
import { LogNumber } from './logColumns.tsx'
import './logPaper.css'

type Props = {
  title: string
  about: string
  columns: readonly WordedColumn<RegistrationLogLine>[]
  rows: readonly RegistrationLogLine[]
  onDone: () => void
}

/** Returns the totals below a printed log: „12 вписани документа, от тях 1 анулиран; 2 пропуснати номера“. */
export const logTotals = (rows: readonly RegistrationLogLine[]): string => {
  const documents = rows.filter(({ kind }) => kind === 'document')
  const annulled = documents.filter(({ isAnnulled }) => isAnnulled).length
  const skipped = rows.length - documents.length
  return [
    pluralise(documents.length, ['вписан документ', 'вписани документа']),
    annulled > 0 ? `от тях ${pluralise(annulled, ['анулиран', 'анулирани'])}` : 'без анулирани',
    skipped > 0
      ? `на ${pluralise(skipped, ['място има пропуснати номера', 'места има пропуснати номера'])}`
      : 'без пропуснати номера',
  ].join(', ')
}

const unbrokenColumns: ReadonlySet<string> = new Set(['number', 'dateRegistered', 'caseFileNumber'])

/** Renders the log for printing and opens the print dialog; `onDone` is called when the dialog closes. */
export const LogPaper = ({ title, about, columns, rows, onDone }: Props) => {
  useEffect(() => print(onDone), [onDone])
  return (
    <PrintedSheet name={title} size="a4-across">
      <article className="log-paper" lang="bg">
        <PaperBody className="muted m-0" />
        {isTraining() && <p className="paper-training">УЧЕБЕН ДОКУМЕНТ</p>}
        <h1>{title}</h1>
        <p>{about}</p>
        <table>
          <thead>
            <tr>
              {columns.map(({ key, header }) => (
                <th key={key} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((line) => (
              <tr key={line.key}>
                {columns.map(({ key, text }) => (
                  <td key={key} className={unbrokenColumns.has(key) ? 'nowrap' : undefined}>
                    {key === 'number' ? <LogNumber line={line} /> : <Numbered text={text(line)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>{`${logTotals(rows)}.`}</p>
        <p className="muted">{madeLine('Изготвено')}</p>
        <p>Съставил: ………………………………</p>
      </article>
    </PrintedSheet>
  )
}
