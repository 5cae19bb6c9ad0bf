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
import { openActions } from './openActions.ts'
import type { ListPage } from './useListPage.ts'

type Rows<R> = Pick<
  GridProps<R>,
  'rowKey' | 'rowLabel' | 'rowHref' | 'onOpen' | 'rowTone' | 'rowActions' | 'selection' | 'empty' | 'totals'
>

type BodyProps<F, R, C extends GridColumn<R>> = Rows<R> & {
  list: ListPage<F, R, C>
  /** The name of the table when the page's title does not say enough. */
  label?: string
  /** The filter card. A view that is opened shows itself whole: what was typed over the former one is gone. */
  filterCard: ReactNode
  /** Between filter and rows: what is done with the chosen ones. */
  children?: ReactNode
}

/** The parts of a list page under its head: filter, rows with sort and pages. */
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
  /** A line under the title. */
  note?: ReactNode
  /** What a saved view does not keep, as a sentence; false: the list has no saved views. */
  views?: string | false
  /** Tabs beside the title, of which the rows are the panel of one. */
  tabs?: { row: ReactNode; current: string }
  /** Before the choice of columns: what changes the list itself. */
  before?: ReactNode
  /** After „Експортирай“, the main one last. */
  actions?: ReactNode
  /** Where the backend makes the file of the list. */
  fileOfList?: FileOfList<F> | undefined
  /** The lines of a row's menu after those that open its record; `rowActions` says all of them instead. */
  moreActions?: (row: R) => readonly MenuItem[]
  /** False: its rows have no menu. */
  rowMenu?: false
}

/** A whole list page: its title with the count, columns, export, and the body. A list that differs takes the parts. */
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
