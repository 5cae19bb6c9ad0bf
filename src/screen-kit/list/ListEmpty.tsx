import type { ReactNode } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import { type Icon, IconNothingFound } from '../../widgets/icons.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'

type Props = {
  list: { isFiltered: boolean; clear: () => void }
  of: string
  one: string
  title?: string
  icon?: Icon
  action?: ReactNode
  whenFiltered?: ReactNode
  /** The text shown instead of „Нито една преписка не отговаря на зададения филтър.“ */
  because?: ReactNode
  children?: ReactNode
}

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
