import { type ProtocolLine, protocolLines, tableField } from '../../../rules/protocols/protocolText.ts'

const exampleDevices = [
  ['Везна с неавтоматично действие', 'CAS ER-Plus', '21-0457', 'Да'],
  ['Везна с неавтоматично действие', 'Elicom EVL', '18-1126', 'Не'],
] as const

const DevicesTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Средство за измерване</th>
        <th scope="col">Тип</th>
        <th scope="col">Сериен №</th>
        <th scope="col">Съответства</th>
      </tr>
    </thead>
    <tbody>
      {exampleDevices.map(([name, type, serial, fits]) => (
        <tr key={serial}>
          <td>{name}</td>
          <td>{type}</td>
          <td>{serial}</td>
          <td>{fits}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Line = ({ line: { isHeading, parts } }: { line: ProtocolLine }) => {
  if (parts.some((part) => part.kind === 'field' && part.key === tableField)) return <DevicesTable />
  // The pieces of one line keep their places for as long as the line is what it is.
  const words = parts.map((part, at) => {
    if (part.kind === 'text') return part.text
    const key = `${at}-${part.key}`
    return part.field ? <b key={key}>{part.field.example}</b> : <mark key={key}>{`{{${part.key}}}`}</mark>
  })
  return isHeading ? <h4>{words}</h4> : <p>{words}</p>
}

/** A protocol as it would come out of a template, with the data of an example. */
export const ProtocolSheet = ({ content }: { content: string }) => (
  <div className="protocol-sheet">
    {protocolLines(content)
      .map((line, at) => ({ line, key: `${at}` }))
      .map(({ line, key }) => (
        <Line key={key} line={line} />
      ))}
  </div>
)
