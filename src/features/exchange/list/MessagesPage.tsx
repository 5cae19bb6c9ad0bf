import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { refusalOf } from '../../../rules/refusal.ts'
import { listGrid } from '../../../screen-kit/list/listGrid.tsx'
import { useColumns } from '../../../screen-kit/list/useColumns.ts'
import { ListViews } from '../../../screen-kit/views/ListViews.tsx'
import { mayEnterAtom } from '../../../state/access.ts'
import { ColumnChooser } from '../../../widgets/grid/ColumnChooser.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import { IconMessage, IconRegister } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import type { MessageRow } from '../exchangeCalls.ts'
import { exchangeSystems, type SystemName } from '../exchangeSystem.ts'
import { isUnopened } from '../messageStatus.ts'
import { mayRegister } from '../processing.ts'
import { MessagesEmpty } from './MessagesEmpty.tsx'
import { MessagesFilterPanel } from './MessagesFilterPanel.tsx'
import { messagesColumns } from './messagesColumns.tsx'
import { useMessagesList } from './useMessagesList.ts'
import { WaitingSwitch } from './WaitingSwitch.tsx'
import '../exchange.css'

const keyOf = ({ guid }: MessageRow) => guid
const labelOf = ({ title }: MessageRow) => `„${title}“`
const toneOf = (row: MessageRow) => (isUnopened(row) ? 'unread' : undefined)

/** The incoming messages of one system (document 1, section 2): those that wait, or all of them. */
const MessagesPage = ({ system: name }: { system: SystemName }) => {
  const system = exchangeSystems[name]
  const [, navigate] = useLocation()
  const list = useMessagesList(system)
  const mayEnter = useAtomValue(mayEnterAtom)
  const { grid } = list
  const gridName = `exchange.${name}`
  const { columns, chooser } = useColumns(gridName, messagesColumns[name])
  const hrefOf = ({ guid }: MessageRow) => system.messageHref(guid)
  const actionsOf = (row: MessageRow): MenuItem[] => [
    { label: 'Отвори', icon: IconMessage, run: () => navigate(hrefOf(row)) },
    {
      label: 'Регистрирай',
      icon: IconRegister,
      refusal: refusalOf(mayRegister(row, mayEnter(['DOCUMENTS_FLOW']))),
      run: () => navigate(system.registerHref(row.guid)),
    },
  ]
  return (
    <>
      <PageHeader
        title={system.listTitle}
        count={grid.total}
        actions={
          <>
            <WaitingSwitch list={list} />
            <ColumnChooser {...chooser} />
          </>
        }
      />
      <div className="stack">
        <ListViews name={gridName} list={list} />
        <MessagesFilterPanel key={list.opened} system={system} list={list} />
        <Grid
          {...listGrid(list)}
          label={system.listTitle}
          columns={columns}
          rowKey={keyOf}
          rowLabel={labelOf}
          rowHref={hrefOf}
          rowTone={toneOf}
          rowActions={actionsOf}
          empty={<MessagesEmpty system={system} list={list} />}
        />
      </div>
    </>
  )
}

export default MessagesPage
