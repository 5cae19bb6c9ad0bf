import { useAtomValue, useSetAtom } from 'jotai'
import { fillsDepartmentAtom, setFillsDepartmentAtom } from '../../../state/ownDepartment.ts'
import { Switch } from '../../../widgets/fields/Switch.tsx'

/** Auto-fill of „Регионално звено“ on or off, for every list that does it; remembered. */
export const FillDepartmentSwitch = () => {
  const fills = useAtomValue(fillsDepartmentAtom)
  const setFills = useSetAtom(setFillsDepartmentAtom)
  return (
    <div className="filter-switch">
      <Switch label="Попълвай моето звено" checked={fills} onChange={setFills} />
    </div>
  )
}
