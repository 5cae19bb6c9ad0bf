import type { InspectedDevice, Inspection, InspectionProtocol } from '../../../contract/shapes/inspections.ts'
import { formatDate, formatDateYear } from '../../../dates/civilDate.ts'
import { protocolLines, tableField } from '../../../rules/protocols/protocolText.ts'
import '../inspections.css'

const heads = ['№', 'Средство за измерване', 'Тип', 'Сериен №', 'Знак, валиден до', 'Показание', 'Съотв.', 'Нарушение']

const DeviceLines = ({ devices }: { devices: readonly InspectedDevice[] }) => (
  <table>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {devices.map((device, at) => (
        <tr key={device.key}>
          <td>{at + 1}</td>
          <td>{device.name}</td>
          <td>{device.measuringType}</td>
          <td>{device.serialNumber}</td>
          <td>{[device.mark, formatDate(device.markValidUntil)].filter(Boolean).join(', ')}</td>
          <td>{device.reading}</td>
          <td>{device.isConforming === null ? '–' : device.isConforming ? 'Да' : 'Не'}</td>
          <td>{device.violation}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The text of a protocol line by line; the line of the table is the table itself. */
const ProtocolText = ({ content, devices }: { content: string; devices: readonly InspectedDevice[] }) =>
  protocolLines(content)
    .map((line, at) => ({ ...line, key: `${at}` }))
    .map(({ isHeading, parts, key }) => {
      if (parts.some((part) => part.kind === 'field' && part.key === tableField))
        return <DeviceLines key={key} devices={devices} />
      const words = parts.map((part) => (part.kind === 'text' ? part.text : `{{${part.key}}}`)).join('')
      return isHeading ? <h3 key={key}>{words}</h3> : <p key={key}>{words}</p>
    })

type Props = { inspection: Inspection; protocol: InspectionProtocol }

/** A protocol as it is printed and signed. */
export const ProtocolPaper = ({ inspection, protocol }: Props) => (
  <div className="insp-paper">
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
