import { type ReactNode, useMemo, useState } from 'react'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { matcherOf, searchable } from '../../rules/words/foldText.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { SearchBox } from '../../widgets/fields/SearchBox.tsx'
import { Grid } from '../../widgets/grid/Grid.tsx'
import type { GridProps } from '../../widgets/grid/gridProps.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import type { Nomenclature } from './register.ts'
import { columnsOf } from './registerColumns.tsx'
import { NarrowingField, useNarrowed } from './urlFacets.tsx'

/** A list with at most this number of rows has no search field. */
const MOST_WITHOUT_SEARCH = 15

type Props<R> = Pick<GridProps<R>, 'rows' | 'rowActions' | 'onOpen' | 'onMove' | 'error'> & {
  definition: Nomenclature<R>
  /** The button that adds a record, shown below the text of an empty list. */
  add: ReactNode
}

/** True if the records have an order but neither code nor name, so that a search would find nothing. */
const hasOnlyOrder = <R extends RegisterRecord>({ blank, sends }: Nomenclature<R>): boolean =>
  sends.order !== undefined && blank.code === undefined && blank.name === undefined

/** Returns the rows that match the filters of the URL and whose code or name contains every typed word. */
const useRowSearch = <R extends RegisterRecord>(
  { rules: { nameOf }, narrowings }: Nomenclature<R>,
  rows?: readonly R[],
) => {
  const [text, setText] = useState('')
  const { shown: narrowed, isNarrowed, showAll } = useNarrowed(rows, narrowings)
  const texts = useMemo(() => narrowed?.map((row) => searchable(row.code, nameOf(row))) ?? [], [narrowed, nameOf])
  const isTyped = text.trim() !== ''
  const isFound = matcherOf(text)
  return {
    text,
    setText,
    showAll,
    isTyped,
    isSought: isTyped || isNarrowed,
    shown: isTyped ? narrowed?.filter((_, at) => isFound(texts[at] ?? '')) : narrowed,
  }
}

const renderNothingFound = (
  all: number,
  { isTyped, text, setText, showAll }: ReturnType<typeof useRowSearch>,
  add: ReactNode,
) =>
  isTyped ? (
    <EmptyState title="Няма намерени записи" action={<Button onClick={() => setText('')}>Изчисти търсенето</Button>}>
      {`Нито един от ${all} не съдържа „${text.trim()}“.`}
    </EmptyState>
  ) : (
    <EmptyState
      title="Няма намерени записи"
      action={
        <>
          {add}
          <Button onClick={showAll}>Покажи всички</Button>
        </>
      }
    />
  )

/**
 * Renders the rows of a nomenclature with their search field and filters. During a search rows cannot be moved, because
 * a place among the results is not a place in the list.
 */
export const NomenclatureGrid = <R extends RegisterRecord>({ definition, rows, onMove, add, ...grid }: Props<R>) => {
  const sought = useRowSearch(definition, rows)
  const { text, setText, isSought } = sought
  const isSearched = !hasOnlyOrder(definition) && (text !== '' || (rows?.length ?? 0) > MOST_WITHOUT_SEARCH)
  return (
    <>
      {(isSearched || definition.narrowings.length > 0) && (
        <div className="register-search">
          {isSearched && (
            <SearchBox label={`Търсене в „${definition.title}“`} placeholder="Търсене" text={text} onText={setText} />
          )}
          {definition.narrowings.map((narrowing) => (
            <NarrowingField key={narrowing.address} of={definition.name} narrowing={narrowing} />
          ))}
          {isSought && onMove && <span className="muted">Докато търсите, редът не се променя.</span>}
        </div>
      )}
      <Grid
        {...grid}
        label={definition.title}
        columns={columnsOf(definition)}
        rows={sought.shown}
        rowKey={({ id }) => id}
        rowLabel={definition.rules.nameOf}
        rowTone={({ isActive }) => (isActive === false ? 'muted' : undefined)}
        {...(onMove && !isSought && { onMove })}
        empty={
          isSought ? (
            renderNothingFound(rows?.length ?? 0, sought, add)
          ) : (
            <EmptyState title="Списъкът е празен" action={add} />
          )
        }
      />
    </>
  )
}
