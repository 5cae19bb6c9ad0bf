import type { ReactNode } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import { type Icon, IconNothingFound } from '../../widgets/icons.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'

type Props = {
  list: { isFiltered: boolean; clear: () => void }
  /** What is listed: „преписки“. */
  of: string
  /** One of them, with its numeral: „една преписка“. */
  one: string
  /** Without a filter, when „Няма преписки“ does not say it. */
  title?: string
  icon?: Icon
  /** What can be done when no filter is on. */
  action?: ReactNode
  /** What can be done besides taking the filter off. */
  whenFiltered?: ReactNode
  /** Why the filter finds nothing, when „Нито една преписка не отговаря на зададения филтър.“ does not say it. */
  because?: ReactNode
  /** What will stand there. */
  children?: ReactNode
}

/** Why no row is shown, and what to do about it. */
export const ListEmpty = ({
  list,
  of,
  one,
  title = `Няма ${of}`,
  icon,
  whenFiltered,
  because,
  ...unfiltered
}: Props) =>
  list.isFiltered ? (
    <EmptyState
      title={`Няма намерени ${of}`}
      icon={IconNothingFound}
      action={
        <>
          <Button onClick={list.clear}>Изчисти филтъра</Button>
          {whenFiltered}
        </>
      }
    >
      {because || `Нито ${one} не отговаря на зададения филтър.`}
    </EmptyState>
  ) : (
    <EmptyState title={title} {...(icon && { icon })} {...unfiltered} />
  )
