import { Fragment, type ReactNode } from 'react'
import { measureLabels } from '../../contract/inspectionKinds.ts'
import { labelOfKey } from '../../contract/labels.ts'
import type { InspectedDevice } from '../../contract/shapes/inspections.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { type ProtocolPart, protocolLines, tableField } from '../../rules/protocols/protocolText.ts'
import { Numbered } from '../../widgets/tags/Numbered.tsx'
import './protocolText.css'

const heads = [
  '№',
  'Средство за измерване',
  'Тип',
  'Сериен №',
  'Знак, валиден до',
  'Показание',
  'Съотв.',
  'Нарушение и мярка',
]

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
          <td>
            <Numbered text={device.measuringType} />
          </td>
          <td className="nowrap">{device.serialNumber}</td>
          <td>{[device.mark, formatDate(device.markValidUntil)].filter(Boolean).join(', ')}</td>
          <td>{device.reading}</td>
          <td>{device.isConforming === null ? '–' : device.isConforming ? 'Да' : 'Не'}</td>
          <td>{[device.violation, labelOfKey(measureLabels, device.measure)].filter(Boolean).join('. ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

type Field = Extract<ProtocolPart, { kind: 'field' }>
const asWritten = ({ key }: Field): ReactNode => `{{${key}}}`

type Props = {
  content: string
  devices: readonly InspectedDevice[]
  /** Renders an unfilled field; by default as `{{key}}`. */
  field?: (field: Field) => ReactNode
}

export const ProtocolText = ({ content, devices, field = asWritten }: Props) =>
  protocolLines(content).map(({ isHeading, parts }, at) => {
    // A stable key, because the lines are the same at each render.
    const key = `${at}`
    if (parts.some((part) => part.kind === 'field' && part.key === tableField))
      return <DeviceLines key={key} devices={devices} />
    const labels = parts.map((part, place) => (
      <Fragment key={`${place}`}>{part.kind === 'text' ? part.text : field(part)}</Fragment>
    ))
    return isHeading ? <h3 key={key}>{labels}</h3> : <p key={key}>{labels}</p>
  })
