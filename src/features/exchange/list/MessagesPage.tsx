import { useState } from 'react'
import { useLocation } from 'wouter'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { quoted } from '../../../rules/words/quoteText.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { type ListPage, useListPage } from '../../../screen-kit/list/useListPage.ts'
import { useMayOpen } from '../../../screen-kit/routeTable.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Switch } from '../../../widgets/fields/Switch.tsx'
import { IconMessage, IconRegister, IconReject, IconSuccess } from '../../../widgets/icons.ts'
import { DialogPart } from '../../../widgets/overlays/DialogPart.tsx'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import type { MessageRow } from '../exchangeCalls.ts'
import { type ExchangeSystem, exchangeSystems, type SystemName } from '../exchangeSystem.ts'
import { isUnopened } from '../messageStatus.ts'
import { mayRegister, mayRejectFromList } from '../processing.ts'
import { MessagesFilterCard } from './MessagesFilterCard.tsx'
import { messagesColumns } from './messagesColumns.tsx'
import { type MessagesFilter, messagesFilter, messagesPage, onlyWaiting } from './messagesFilter.ts'
import '../exchange.css'

const RejectDialog = lazyPart(() => import('../reject/RejectDialog.tsx'))

const keyOf = ({ guid }: MessageRow) => guid
const labelOf = ({ title }: MessageRow) => `„${title}“`
const toneOf = (row: MessageRow) => (isUnopened(row) ? 'unread' : undefined)

/**
 * Renders the incoming messages of one exchange system (specification 1, section 2): only unprocessed messages, or all.
 */
const MessagesPage = ({ system: name }: { system: SystemName }) => {
  const system = exchangeSystems[name]
  const [, navigate] = useLocation()
  const list = useListPage({
    name: `exchange.${name}`,
    title: system.listTitle,
    filter: messagesFilter[name],
    columns: messagesColumns[name],
    pageOf: messagesPage[name],
  })
  const [rejected, setRejected] = useState<MessageRow | null>(null)
  const mayOpen = useMayOpen()
  const hrefOf = ({ guid }: MessageRow) => system.messageHref(guid)
  const actionsOf = (row: MessageRow): MenuItem[] => [
    { label: 'Отвори', icon: IconMessage, run: () => navigate(hrefOf(row)) },
    {
      label: 'Регистрирай',
      icon: IconRegister,
      refusal: refusalOf(mayRegister(row, mayOpen(system.registerHref(row.guid)))),
      run: () => navigate(system.registerHref(row.guid)),
    },
    {
      label: 'Отхвърли',
      icon: IconReject,
      separated: true,
      refusal: refusalOf(mayRejectFromList(system, row)),
      run: () => setRejected(row),
    },
  ]
  return (
    <>
      <ListScreen
        list={list}
        before={<WaitingSwitch list={list} />}
        filterCard={<MessagesFilterCard system={system} list={list} />}
        rowKey={keyOf}
        rowLabel={labelOf}
        rowHref={hrefOf}
        rowTone={toneOf}
        rowActions={actionsOf}
        empty={<MessagesEmpty system={system} list={list} />}
      />
      {rejected && (
        <DialogPart name="Отказ от регистрация" onClose={() => setRejected(null)}>
          <RejectDialog
            system={system}
            message={rejected}
            onDone={() => {
              setRejected(null)
              notify({ kind: 'success', title: 'Готово', text: `Съобщението ${quoted(rejected.title)} е отхвърлено.` })
            }}
            onClose={() => setRejected(null)}
          />
        </DialogPart>
      )}
    </>
  )
}

type ListProps = { list: Pick<ListPage<MessagesFilter, MessageRow>, 'filter' | 'show' | 'isFiltered' | 'clear'> }

const WaitingSwitch = ({ list: { filter, show } }: ListProps) => (
  <div className="messages-waiting">
    <Switch label="Само необработени" checked={!filter.processed} onChange={(on) => show(onlyWaiting(filter, on))} />
  </div>
)

const MessagesEmpty = ({ system, list }: ListProps & { system: ExchangeSystem }) => {
  const { filter, show } = list
  const inAll = (label: string) => <Button onClick={() => show(onlyWaiting(filter, false))}>{label}</Button>
  return (
    <ListEmpty
      list={list}
      of="съобщения"
      one={filter.processed ? 'едно съобщение' : 'едно необработено съобщение'}
      title="Няма необработени съобщения"
      icon={IconSuccess}
      action={inAll('Покажи и обработените')}
      whenFiltered={!filter.processed && inAll('Търси и в обработените')}
    >
      Всичко получено чрез {system.short} е регистрирано или отхвърлено. Новите съобщения се появяват сами.
    </ListEmpty>
  )
}

export default MessagesPage
