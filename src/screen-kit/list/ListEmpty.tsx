import type { ReactNode } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconNothingFound } from '../../widgets/icons.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'

type Props = {
  list: { isFiltered: boolean; clear: () => void }
  /** „Няма намерени преписки“. */
  title: string
  /** More that can be done than to take the filter off. */
  action?: ReactNode
  /** Why a filter finds nothing. */
  children: ReactNode
  /** What stands there when no filter is on. */
  unfiltered: ReactNode
}

/** Why no row is shown, and what to do about it. */
export const ListEmpty = ({ list, title, action, children, unfiltered }: Props) =>
  list.isFiltered ? (
    <EmptyState
      title={title}
      icon={IconNothingFound}
      action={
        <>
          <Button onClick={list.clear}>Изчисти филтъра</Button>
          {action}
        </>
      }
    >
      {children}
    </EmptyState>
  ) : (
    unfiltered
  )
