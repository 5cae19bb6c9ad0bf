import type { Inspection, InspectionProtocol } from '../../../contract/shapes/inspections.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { printedText } from '../../../rules/inspections/protocolFill.ts'
import { isPrintedField, type PrintedField, protocolLines } from '../../../rules/protocols/protocolText.ts'
import { ProtocolText } from '../../../screen-kit/paper/ProtocolText.tsx'

type Props = { inspection: Inspection; protocol: InspectionProtocol }

/** Splits a text into the headings at its beginning and the other text. */
const splitHeadings = (content: string): { headings: string; body: string } => {
  const lines = content.split('\n')
  const first = lines.findIndex((line) => !line.startsWith('# '))
  const from = first < 0 ? lines.length : first
  return { headings: lines.slice(0, from).join('\n'), body: lines.slice(from).join('\n') }
}

export const ProtocolPaper = ({ inspection, protocol }: Props) => {
  const labels = printedText(protocol)
  const { headings, body } = splitHeadings(protocol.content)
  const has = (name: PrintedField): boolean =>
    protocolLines(protocol.content).some(({ parts }) =>
      parts.some((part) => part.kind === 'field' && part.key === name),
    )
  const text = (content: string) =>
    content && (
      <ProtocolText
        content={content}
        devices={inspection.devices}
        field={({ key }) => (isPrintedField(key) ? <span className="pre-line">{labels[key]}</span> : `{{${key}}}`)}
      />
    )
  return (
    <div className="protocol-paper">
      {text(headings)}
      <p>
        {protocol.place}, {formatDateYear(protocol.date)}
        {protocol.time && `, ${protocol.time} ч.`}
      </p>
      {protocol.attendees && <p>В присъствието на: {protocol.attendees.split('\n').join('; ')}</p>}
      {text(body)}
      {protocol.prescriptions && !has('предписания') && (
        <>
          <p>
            <b>Предписания</b>
          </p>
          <p className="pre-line">{labels.предписания}</p>
        </>
      )}
      {protocol.objections && !has('възражения') && (
        <p className="pre-line">
          <b>Обяснения и възражения:</b> {labels.възражения}
        </p>
      )}
      <p>
        Съставил: ……………………… {protocol.author?.name}. Брой екземпляри: {protocol.copies ?? 2}.
      </p>
    </div>
  )
}
