import { Scope } from '../../../contract/enumerations.ts'
import { Chips } from '../../../widgets/buttons/Chips.tsx'
import type { DocumentScope } from '../../document-lookups/public.ts'

type Props = { scope: DocumentScope; onChange: (scope: 'AU' | 'DMS') => void }

/** The switch between the two reports, for those who may see both (document 1, section 2). It works at once. */
export const ScopeSwitch = ({ scope, onChange }: Props) => (
  <Chips
    label="Справка"
    items={[
      { key: 'AU', label: 'АУ Справка', pressed: scope === Scope.AU, onPress: () => onChange('AU') },
      { key: 'DMS', label: 'Документооборот Справка', pressed: scope === Scope.DMS, onPress: () => onChange('DMS') },
    ]}
  />
)
