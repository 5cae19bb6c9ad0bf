import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { matcherOf, searchable } from '../../../rules/words/foldText.ts'
import { itemsOf, retryLookupAtom } from '../../../state/lookup.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SearchBox } from '../../../widgets/fields/SearchBox.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import type { FixedList } from './fixedLists.ts'

/** The maximum number of rows of a list without a search field. */
const MOST_WITHOUT_SEARCH = 15

/** Renders a read-only list. The search finds the names that contain every typed word. */
export const FixedListGrid = ({ list: { title, because, from } }: { list: FixedList }) => {
  const lookup = useAtomValue(from.optionsAtom)
  const [text, setText] = useState('')
  const rows = itemsOf(lookup)
  const isFound = matcherOf(text)
  const retry = useSetAtom(retryLookupAtom)
  return (
    <div className="nomenclature">
      <div className="mb-3">
        <Banner kind="info" title="Списъкът е само за четене">
          {because}
        </Banner>
      </div>
      {rows && rows.length > MOST_WITHOUT_SEARCH && (
        <div className="register-search">
          <SearchBox label={`Търсене в „${title}“`} placeholder="Търсене" text={text} onText={setText} />
        </div>
      )}
      <Grid
        label={title}
        columns={[
          { key: 'id', header: '№', width: '8rem', onPhone: 'line', text: ({ id }) => String(id) },
          { key: 'name', header: 'Наименование', onPhone: 'title', text: ({ name }) => name },
        ]}
        rows={rows?.filter(({ name }) => isFound(searchable(name)))}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        error={
          lookup.kind === 'failed'
            ? { message: lookup.fault.message, onRetry: () => void retry(from.endpoint) }
            : undefined
        }
        empty={
          text.trim() === '' ? (
            <EmptyState title="Списъкът е празен" />
          ) : (
            <EmptyState
              title="Няма намерени записи"
              action={<Button onClick={() => setText('')}>Изчисти търсенето</Button>}
            />
          )
        }
      />
    </div>
  )
}
