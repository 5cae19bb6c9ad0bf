import { roleLabels } from '../../../contract/enumerations.ts'
import { roleOfKey, roles, rolesOfKeys } from '../../../contract/roles.ts'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'

type Props = { value: readonly string[]; hint: string; onChange: (roles: string[]) => void }

export const RolesField = ({ value, hint, onChange }: Props) => (
  <fieldset className="library-roles">
    <legend className="field-label">Достъп</legend>
    <p className="field-hint">{hint}</p>
    <div>
      {roles.map((role) => (
        <Checkbox
          key={role}
          label={roleLabels[role]}
          checked={rolesOfKeys(value).includes(role)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...value, role] : value.filter((key) => roleOfKey(key) !== role))
          }
        />
      ))}
    </div>
  </fieldset>
)
