import type { ReactNode } from 'react'

type Props = {
  title: string
  /** „№ К-12/2026 от 2.06.2026 г.“; '' without a number. */
  number: string
  /** The ground, below the title. */
  ground?: string
  /** Rows without a value are left out. */
  rows: readonly (readonly [term: string, value: string | null | undefined])[]
  /** The role of each signer; a known name is printed below the dotted line. */
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
