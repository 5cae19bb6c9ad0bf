import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { GridColumn, WordedColumn } from '../../widgets/grid/gridColumn.ts'
import type { GridProps } from '../../widgets/grid/gridProps.ts'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'
import { TabPanel } from '../../widgets/page/Tabs.tsx'
import { ListViews } from '../views/ListViews.tsx'
import { ExportButton, type FileOfList } from './export/ExportButton.tsx'
import { ListGrid } from './ListGrid.tsx'
import { ListHeader } from './ListHeader.tsx'
import { openActions } from './openRowActions.ts'
import type { ListPage } from './useListPage.ts'

type Rows<R> = Pick<
  GridProps<R>,
  'rowKey' | 'rowLabel' | 'rowHref' | 'onOpen' | 'rowTone' | 'rowActions' | 'selection' | 'empty' | 'totals'
>

type BodyProps<F, R, C extends GridColumn<R>> = Rows<R> & {
  list: ListPage<F, R, C>
  label?: string
  filterCard: ReactNode
  children?: ReactNode
}

export const ListBody = <F, R, C extends GridColumn<R>>(props: BodyProps<F, R, C>) => {
  const { list, filterCard, children, ...rows } = props
  return (
    <div className="list-body">
      <Fragment key={list.opened}>{filterCard}</Fragment>
      {children}
      <ListGrid list={list} {...rows} />
    </div>
  )
}

type ScreenProps<F, R> = BodyProps<F, R, WordedColumn<R>> & {
  note?: ReactNode
  /** A text that says which filters a saved view leaves out; false if the list has no saved views. */
  views?: string | false
  tabs?: { row: ReactNode; current: string }
  /** Controls that change the list, shown before the button for the columns. */
  before?: ReactNode
  /** Buttons after „Експортирай“; the last one is the main action. */
  actions?: ReactNode
  fileOfList?: FileOfList<F> | undefined
  moreActions?: (row: R) => readonly MenuItem[]
  rowMenu?: false
}

/** Renders a list page: header, filter panel and grid. A page with another structure uses these parts directly. */
export const ListScreen = <F, R>(props: ScreenProps<F, R>) => {
  const { note, views, tabs, before, actions, fileOfList, moreActions, rowMenu, ...body } = props
  const [, navigate] = useLocation()
  const opening = (row: R): readonly MenuItem[] => {
    const href = body.rowHref?.(row)
    return [...(href === undefined ? [] : openActions(href, navigate)), ...(moreActions?.(row) ?? [])]
  }
  const shown = <ListBody {...(body.rowHref && rowMenu !== false && { rowActions: opening })} {...body} />
  return (
    <>
      <ListHeader
        list={body.list}
        note={note}
        before={before}
        switcher={tabs?.row}
        {...(views !== false && {
          views: <ListViews list={body.list} {...(views !== undefined && { note: views })} />,
        })}
      >
        <ExportButton list={body.list} rowKey={body.rowKey} {...(fileOfList && { fileOfList })} />
        {actions}
      </ListHeader>
      {tabs ? <TabPanel of={tabs.current}>{shown}</TabPanel> : shown}
    </>
  )
}
