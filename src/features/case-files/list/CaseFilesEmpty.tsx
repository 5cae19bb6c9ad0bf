import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconEmpty, IconNothingFound } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { type CaseFilesFilter, isFilterOn, showsOnlyOpen } from './caseFilesFilter.ts'

type Props = { filter: Partial<CaseFilesFilter>; onClear: () => void }

export const onlyOpenNote = 'Показват се неприключените преписки. За приключена изберете статус или въведете номера ѝ.'

/** Why no case file is shown, and what to do about it. */
export const CaseFilesEmpty = ({ filter, onClear }: Props) =>
  isFilterOn(filter) ? (
    <EmptyState
      title="Няма намерени преписки"
      icon={IconNothingFound}
      action={<Button onClick={onClear}>Изчисти филтъра</Button>}
    >
      Нито една преписка не отговаря на зададения филтър.
      {showsOnlyOpen(filter) && ` ${onlyOpenNote}`}
    </EmptyState>
  ) : (
    <EmptyState title="Няма неприключени преписки" icon={IconEmpty}>
      Тук се появяват преписките, чийто първи документ имате право да четете.
    </EmptyState>
  )
