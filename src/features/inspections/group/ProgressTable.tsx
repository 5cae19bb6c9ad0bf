import type { DepartmentProgress } from '../../../rules/inspections/groupRules.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { shortDepartmentName } from '../../../rules/words/departmentName.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { tableRoles } from '../../../widgets/grid/gridColumn.ts'
import { IconAdd } from '../../../widgets/icons.ts'

type Props = {
  rows: readonly DepartmentProgress[]
  /** Why the button that creates an inspection is disabled; undefined if it is enabled, null if there is no button. */
  refusal: Refusal | undefined | null
  busyId: number | null
  onCreate: (department: { id: number; name: string }) => void
}

const heads = ['Планирани', 'Създадени', 'Приключени', 'С нарушения']
const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.min(100, Math.round((part / whole) * 100))

export const ProgressTable = ({ rows, refusal, busyId, onCreate }: Props) => (
  <div className="insp-wide-table">
    <table {...tableRoles.table} className="insp-progress" aria-label="План и изпълнение по отдели">
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.head} scope="col">
            Регионален отдел
          </th>
          {heads.map((head) => (
            <th key={head} {...tableRoles.head} scope="col" className="numeric">
              {head}
            </th>
          ))}
          <th {...tableRoles.head} scope="col">
            Изпълнение
          </th>
          {refusal !== null && (
            <th {...tableRoles.head} scope="col">
              <span className="visually-hidden">Действия</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map(({ departmentId, departmentName, count, started, done, withViolations }) => {
          const percent = percentOf(done, count ?? 0)
          return (
            <tr key={departmentId} {...tableRoles.row}>
              <th {...tableRoles.rowHead} scope="row">
                {shortDepartmentName(departmentName)}
              </th>
              {[count ?? 0, started, done, withViolations].map((value, at) => (
                <td key={heads[at]} {...tableRoles.cell} className="numeric" data-label={heads[at]}>
                  {value}
                </td>
              ))}
              <td {...tableRoles.cell}>
                <span className="insp-bar" aria-hidden>
                  <span style={{ width: `${percent}%` }} />
                </span>
                <span className="small">{count === 0 ? 'извън плана' : `${percent}\u00a0%`}</span>
              </td>
              {refusal !== null && (
                <td {...tableRoles.cell}>
                  <Button
                    small
                    icon={IconAdd}
                    busy={busyId === departmentId}
                    {...(refusal && { refusal })}
                    aria-label={`Създай проверка: ${departmentName}`}
                    onClick={() => onCreate({ id: departmentId, name: departmentName })}
                  >
                    Създай проверка
                  </Button>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
