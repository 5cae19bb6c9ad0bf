import { memo, type ReactNode } from 'react'
import { Link } from 'wouter'
import { classes } from '../classes.ts'
import { Checkbox } from '../fields/Checkbox.tsx'
import { Glyph } from '../Glyph.tsx'
import { IconDrag } from '../icons.ts'
import { MenuButton } from '../overlays/MenuButton.tsx'
import { Unparted } from '../tags/Unparted.tsx'
import { Clamp } from './Clamp.tsx'
import { foldedText, foldOf, type GridColumn, type RowTone, repeats, tableRoles } from './gridColumn.ts'
import { type GridRowProps, rowEquals } from './rowEquals.ts'

/** The tones `late` and `soon` colour only the edge of the row; the text is coloured by the cells. */
const rowClass: Record<RowTone, string> = { unread: 'unread', muted: 'muted', late: 'row-late', soon: 'row-soon' }

const DrawnRow = <R,>(props: GridRowProps<R>) => {
  const { row, index, columns, opening, label, moreOfLink, href, onOpen, tone, current, isOrdered, choice, actions } =
    props
  const edge = (isFirst: boolean) => isFirst && 'row-edge'
  return (
    <tr
      {...tableRoles.row}
      data-row={index}
      className={classes(
        tone && rowClass[tone],
        current && 'current',
        choice?.chosen && 'chosen',
        (href || onOpen) && 'opens',
      )}
    >
      {isOrdered && (
        <td {...tableRoles.cell} className="grid-handle row-edge">
          <span className="row-handle" aria-hidden title="Преместете с влачене, или с Alt и стрелките нагоре и надолу">
            <Glyph icon={IconDrag} />
          </span>
        </td>
      )}
      {choice && (
        <td {...tableRoles.cell} className={classes('grid-choice', edge(!isOrdered))}>
          <Checkbox
            hideLabel
            label={`Избери ${label}${choice.because ? ` (${choice.because})` : ''}`}
            checked={choice.chosen}
            disabled={choice.because !== undefined}
            onChange={choice.onChange}
          />
        </td>
      )}
      {columns.map((column, at) => {
        const cellContent = drawn(column, row)
        const isEmpty = cellContent === nothing || ['', '–'].includes(column.text?.(row) ?? ' ')
        const saysNothing = isEmpty || repeats(column, columns, row)
        const folded = foldedText(column, columns, row)
        return (
          <td
            key={column.key}
            {...(column.key === opening ? tableRoles.rowHead : tableRoles.cell)}
            data-phone={column.icon ? 'icon' : (column.onPhone ?? 'line')}
            data-label={column.header}
            data-short={column.nowrap || column.numeric ? '' : undefined}
            data-empty={saysNothing ? '' : undefined}
            data-folds={foldOf(column, columns)}
            data-early={folded.early}
            data-usual={folded.usual}
            data-last={folded.last}
            className={classes(
              column.className,
              column.numeric && 'numeric',
              column.icon && 'narrow',
              edge(at === 0 && !isOrdered && !choice),
            )}
          >
            {column.key === opening ? (
              <Opener href={href} onOpen={onOpen}>
                {cellContent}
                {moreOfLink && <span className="visually-hidden">{moreOfLink}</span>}
              </Opener>
            ) : (
              cellContent
            )}
          </td>
        )
      })}
      {actions && (
        <td {...tableRoles.cell} className="grid-actions">
          {actions.length > 0 && (
            <MenuButton
              hideLabel
              {...((href !== undefined || onOpen) && { tabIndex: -1 })}
              label={`Действия за ${label}`}
              items={actions}
            />
          )}
        </td>
      )}
    </tr>
  )
}

/**
 * A row with cells, link and menu; a card on a phone. It renders again only if its appearance changes, so functions
 * passed by the parent must read the current state.
 */
export const GridRow = memo(DrawnRow, rowEquals) as typeof DrawnRow

/** Matches a word that is too long for any column, so it may break. */
const longWord = /\S{19}/

const nothing = <span className="muted grid-nothing">–</span>

const drawn = <R,>(column: GridColumn<R>, row: R): ReactNode => {
  const made = column.cell ? column.cell(row) : column.text(row)
  if (made === '') return nothing
  if (typeof made !== 'string') return made
  if (column.nowrap) return <span className="nowrap">{made}</span>
  return (
    <Clamp lines={column.lines ?? 2} wholeWords={!longWord.test(made)}>
      <Unparted text={made} />
    </Clamp>
  )
}

type OpenerProps = {
  href: string | undefined
  onOpen: (() => void) | undefined
  children: ReactNode
}

const Opener = ({ href, onOpen, children }: OpenerProps) => {
  if (href !== undefined) {
    return (
      <Link
        href={href}
        className="row-open"
        data-open=""
        onClick={(event) => {
          if (!onOpen) return
          event.preventDefault()
          onOpen()
        }}
      >
        {children}
      </Link>
    )
  }
  if (onOpen === undefined) return children
  return (
    <button type="button" className="row-open" data-open="" onClick={onOpen}>
      {children}
    </button>
  )
}
