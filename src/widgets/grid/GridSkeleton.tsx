import { tableRoles } from './gridColumn.ts'

const widths = ['62%', '84%', '48%', '74%', '90%', '56%']

/** Rows of grey bars while the real ones are on the way: as many as will come, so that nothing jumps. */
export const GridSkeleton = ({ rows, width }: { rows: number; width: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} {...tableRoles.row} className="grid-bones" aria-hidden>
      {Array.from({ length: width }, (_, cell) => (
        <td key={cell} {...tableRoles.cell}>
          <span className="bone" style={{ width: widths[(row + cell * 2) % widths.length] }} />
        </td>
      ))}
    </tr>
  ))
