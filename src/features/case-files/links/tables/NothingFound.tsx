import { Button } from '../../../../widgets/buttons/Button.tsx'
import { IconNothingFound } from '../../../../widgets/icons.ts'
import { EmptyState } from '../../../../widgets/page/EmptyState.tsx'

/** Why a register shows nothing, and what to do about it. */
export const NothingFound = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) => (
  <EmptyState
    title="Няма намерени записи"
    icon={IconNothingFound}
    action={isFiltered && <Button onClick={onClear}>Изчисти филтъра</Button>}
  >
    {isFiltered ? 'Нито един запис не отговаря на зададения филтър.' : 'В регистъра още няма записи.'}
  </EmptyState>
)
