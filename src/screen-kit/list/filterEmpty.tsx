import { Button } from '../../widgets/buttons/Button.tsx'
import { IconNothingFound } from '../../widgets/icons.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import type { Refusal } from '../../widgets/refusal.ts'

type Tags = readonly { label: string }[]
const joinLabels = (tags: Tags, between: string): string => tags.map(({ label }) => label).join(between)

export const refusedWhileUnread = ({ unreadTags }: { unreadTags: Tags }): Refusal | undefined =>
  unreadTags.length > 0
    ? { title: 'Няма редове.', because: 'Филтърът в адреса не може да се прочете. Поправете го или го изчистете.' }
    : undefined

/**
 * Renders why a list is empty because of its filter. `unread`: filter values of the URL that could not be parsed;
 * `missing`: values that refer to a record that does not exist. Undefined if the list is empty for another reason.
 */
export const filterEmpty = ({ unread, missing, clear }: { unread: Tags; missing: Tags; clear: () => void }) => {
  const action = <Button onClick={clear}>Изчисти филтъра</Button>
  if (unread.length > 0)
    return (
      <EmptyState title="Филтърът в адреса не може да се прочете" icon={IconNothingFound} action={action}>
        {`${joinLabels(unread, '; ')}. Затова не са показани редове: поправете филтъра или го изчистете.`}
      </EmptyState>
    )
  if (missing.length === 0) return undefined
  return (
    <EmptyState title="Филтърът сочи към липсващ запис" icon={IconNothingFound} action={action}>
      {`Избраното в „${joinLabels(missing, '“ и „')}“ не съществува или вече не се използва. Изберете друго или изчистете филтъра.`}
    </EmptyState>
  )
}
