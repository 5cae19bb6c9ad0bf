import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { results } from '../grid/results.ts'
import { Numbered } from '../tags/Numbered.tsx'
import './page.css'

type Props = {
  title: string
  level?: 2
  count?: number | undefined
  actions?: ReactNode
  switcher?: ReactNode
  nextToTitle?: ReactNode
  note?: ReactNode
  above?: ReactNode
  /** True: title, views and actions share one line; on narrow screens the actions are shown as icons. */
  isToolbar?: true
}

/** The maximum length of a title in characters: a longer one leaves no space for the label of the last action. */
const longestTitle = 18

/** The header of a page, with its h1, or of a part of a page; the main action comes last. */
export const PageHeader = ({ title, level, count, actions, switcher, nextToTitle, note, above, isToolbar }: Props) => {
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
      {nextToTitle !== undefined && <div className="page-beside min-w-0">{nextToTitle}</div>}
      {actions !== undefined && <div className="page-actions flex flex-wrap gap-2 ml-auto">{actions}</div>}
      {isToolbar && noted}
    </header>
  )
}
