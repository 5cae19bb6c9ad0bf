import { type ReactNode, useMemo, useState } from 'react'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { matcherOf, searchable } from '../../rules/words/foldText.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { SearchBox } from '../../widgets/fields/SearchBox.tsx'
import { Grid } from '../../widgets/grid/Grid.tsx'
import type { GridProps } from '../../widgets/grid/gridProps.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { columnsOf } from './columns.tsx'
import type { Nomenclature } from './nomenclature.ts'

/** What is seen at one look needs no search. */
const MOST_WITHOUT_SEARCH = 15

type Props<R> = Pick<GridProps<R>, 'rows' | 'rowActions' | 'onOpen' | 'onMove' | 'error'> & {
  kit: Nomenclature<R>
  /** Adds a record, under the words of an empty list. */
  add: ReactNode
}

/**
 * The rows of a register; where there are many, those whose code or name has every typed word. While something is
 * sought nothing is moved: a place among the found ones would say nothing of the place among all.
 */
export const RegisterGrid = <R extends RegisterRecord>({ kit, rows, onMove, add, ...grid }: Props<R>) => {
  const { nameOf } = kit.rules
  const [sought, setSought] = useState('')
  const isSought = sought.trim() !== ''
  const texts = useMemo(() => rows?.map((row) => searchable(row.code, nameOf(row))) ?? [], [rows, nameOf])
  const isFound = matcherOf(sought)
  const shown = isSought ? rows?.filter((_, at) => isFound(texts[at] ?? '')) : rows
  const nothingFound = (
    <EmptyState title="Няма намерени записи" action={<Button onClick={() => setSought('')}>Изчисти търсенето</Button>}>
      {`Нито един от ${texts.length} не съдържа „${sought.trim()}“.`}
    </EmptyState>
  )
  return (
    <>
      {!kit.withoutSearch && (sought !== '' || texts.length > MOST_WITHOUT_SEARCH) && (
        <div className="register-search">
          <SearchBox label={`Търсене в „${kit.title}“`} placeholder="Търсене" text={sought} onText={setSought} />
          {isSought && onMove && <span className="muted">Докато търсите, редът не се променя.</span>}
        </div>
      )}
      <Grid
        {...grid}
        label={kit.title}
        columns={columnsOf(kit)}
        rows={shown}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        rowTone={({ isActive }) => (isActive === false ? 'muted' : undefined)}
        {...(onMove && !isSought && { onMove })}
        empty={isSought ? nothingFound : <EmptyState title="Списъкът е празен" action={add} />}
      />
    </>
  )
}
