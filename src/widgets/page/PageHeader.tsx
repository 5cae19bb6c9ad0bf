import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { results } from '../grid/results.ts'
import { Numbered } from '../tags/Numbered.tsx'
import './page.css'

type Props = {
  title: string
  /** 2: the head of a part of the page, under the one of the page. */
  level?: 2
  count?: number | undefined
  actions?: ReactNode
  /** Of a list, after its title: the tabs or the switch that say which rows it is about. */
  switcher?: ReactNode
  /** Between title and actions: how else the same may be looked at. */
  beside?: ReactNode
  /** A line under the title. */
  note?: ReactNode
  /** Over the title: number, status. */
  above?: ReactNode
  /** Of a list: one line of title, views and actions; where it is narrow, tools are icons. */
  isToolbar?: true
}

/** In letters: the head of a list with a longer title has no room for the words of its last tool. */
const longestTitle = 18

/** The head of a page, with its one h1, or of a part of it: how many were found, its actions (the main one last). */
export const PageHeader = ({ title, level, count, actions, switcher, beside, note, above, isToolbar }: Props) => {
  const Heading = level === 2 ? 'h2' : 'h1'
  const noted = note !== undefined && (
    <p className="page-note">{typeof note === 'string' ? <Numbered text={note} /> : note}</p>
  )
  return (
    <header className={classes('page-head', isToolbar && 'toolbar', title.length > longestTitle && 'long-title')}>
      <div className="page-title">
        {above !== undefined && (
          <div className="page-above flex flex-wrap align-items-center row-gap-1 column-gap-2">{above}</div>
        )}
        <div className="flex flex-wrap align-items-baseline column-gap-3">
          <Heading>
            <Numbered text={title} />
          </Heading>
          {count !== undefined && <span className="page-count">{results(count)}</span>}
        </div>
        {!isToolbar && noted}
      </div>
      {switcher && <div className="page-switcher min-w-0">{switcher}</div>}
      {beside !== undefined && <div className="page-beside min-w-0">{beside}</div>}
      {actions !== undefined && <div className="page-actions flex flex-wrap gap-2 ml-auto">{actions}</div>}
      {isToolbar && noted}
    </header>
  )
}
