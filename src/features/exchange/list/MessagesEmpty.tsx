import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconNothingFound, IconSuccess } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { isFilterOn } from './messagesFilter.ts'
import type { MessagesList } from './useMessagesList.ts'

/** Why no message is shown, and what to do about it. */
export const MessagesEmpty = ({ system, list }: { system: ExchangeSystem; list: MessagesList }) => {
  const { filter, show } = list
  if (!isFilterOn(filter))
    return (
      <EmptyState
        title="Няма необработени съобщения"
        icon={IconSuccess}
        action={<Button onClick={() => show({ processed: true })}>Покажи и обработените</Button>}
      >
        Всичко получено от {system.short} е регистрирано или отказано. Новите съобщения се появяват сами.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Няма намерени съобщения"
      icon={IconNothingFound}
      action={
        <>
          <Button onClick={() => show({})}>Изчисти филтъра</Button>
          {!filter.processed && (
            <Button onClick={() => show({ ...filter, processed: true })}>Търси и в обработените</Button>
          )}
        </>
      }
    >
      {filter.processed
        ? 'Нито едно съобщение не отговаря на зададения филтър.'
        : 'Нито едно необработено съобщение не отговаря на зададения филтър.'}
    </EmptyState>
  )
}
