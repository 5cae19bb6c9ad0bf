import type { Inspection, InspectionProtocol } from '../../../contract/shapes/inspections.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { ProtocolText } from '../../../screen-kit/paper/ProtocolText.tsx'

type Props = { inspection: Inspection; protocol: InspectionProtocol }

/** A protocol as it is printed and signed. */
export const ProtocolPaper = ({ inspection, protocol }: Props) => (
  <div className="protocol-paper">
    <p>
      {protocol.place}, {formatDateYear(protocol.date)}
      {protocol.time && `, ${protocol.time} ч.`}
    </p>
    {protocol.attendees && <p>В присъствието на: {protocol.attendees.split('\n').join('; ')}</p>}
    <ProtocolText content={protocol.content} devices={inspection.devices} />
    {protocol.prescriptions && (
      <>
        <p>
          <b>Предписания</b>
          {protocol.prescriptionsUntil && ` със срок до ${formatDateYear(protocol.prescriptionsUntil)}`}:
        </p>
        <p className="pre-line">{protocol.prescriptions}</p>
      </>
    )}
    {protocol.objections && (
      <p className="pre-line">
        <b>Обяснения и възражения:</b> {protocol.objections}
      </p>
    )}
    <p>
      Съставил: ……………………… {protocol.author?.name}. Брой екземпляри: {protocol.copies ?? 2}.
    </p>
  </div>
)
