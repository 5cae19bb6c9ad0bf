import type { ReactNode } from 'react'

type Props = {
  title: string
  number: string
  /** The legal basis of the printed document, shown below the title. */
  ground?: string
  rows: readonly (readonly [term: string, value: string | null | undefined])[]
  signatures: readonly (readonly [as: string, name?: string | undefined])[]
  children?: ReactNode
}

export const Paper = ({ title, number, ground, rows, signatures, children }: Props) => (
  <>
    <h3 className="paper-title">{title}</h3>
    {number && <p className="paper-number">{number}</p>}
    {ground && <p>{ground}</p>}
    <table>
      <tbody>
        {rows.map(
          ([term, value]) =>
            value && (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>{value}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
    {children}
    <div className="paper-foot">
      {signatures.map(([as, name]) => (
        <p key={as}>
          {as}: ………………………………
          {name && <span className="paper-signer">{name}</span>}
        </p>
      ))}
    </div>
  </>
)
