import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { yearOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import type { GapKey, NumbersBook, NumbersRow } from '../../../rules/training/numbersBook.ts'
import { openable, useMayOpen } from '../../../screen-kit/routeTable.ts'
import { userAtom } from '../../../state/session.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconPrint } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { CounterItem } from '../numbers/CounterItem.tsx'
import { useTraining } from '../trainingContext.ts'
import { useTrainingAction } from '../useTrainingAction.ts'

const gapsOf = ({ gaps }: NumbersRow) => gaps.reduce((sum, { from, to }) => sum + to - from + 1, 0)
const total = (counters: readonly NumbersRow[], of: (row: NumbersRow) => number) =>
  counters.reduce((sum, row) => sum + of(row), 0)

const inOrder = ({ counters }: NumbersBook) => [
  ...counters.filter((row) => gapsOf(row) > 0),
  ...counters.filter((row) => gapsOf(row) === 0),
]

export const NumbersSection = () => {
  const training = useTraining()
  const user = useAtomValue(userAtom)
  const { busy, problem, run } = useTrainingAction()
  const mayOpen = useMayOpen()
  const logHref =
    openable(to.documentsFlow.registrationLog(), mayOpen) ??
    openable(to.administrativeServices.registrationLog(), mayOpen)
  const [year, setYear] = useState(() => yearOf(today()))
  const [book, setBook] = useState<NumbersBook | null>(null)
  const read = useCallback(async () => setBook(await training.numbersBook(year)), [training, year])
  useEffect(() => void run('book', read), [read])

  const skip = ({ code, name }: NumbersRow) =>
    run(code, async () => {
      const skipped = await training.skipNumber(code)
      await read()
      announce(`„${name}“: номер ${skipped} е пропуснат.`)
    })
  const explain = async (gap: GapKey, text: string) => {
    const explained = await run(`${gap.code}/${gap.from}`, async () => {
      await training.explainGap(gap, text, user?.userName ?? '')
      await read()
      announce('Обяснението е записано.')
      return true
    })
    return explained === true
  }

  return (
    <>
      {problem && <Banner kind="error">{problem}</Banner>}
      {logHref && (
        <LinkButton icon={IconPrint} href={logHref}>
          Входящ, изходящ и вътрешен дневник
        </LinkButton>
      )}
      <h3>Дадени номера</h3>
      {book && (
        <>
          <SelectField
            label="Година"
            value={String(year)}
            empty={null}
            options={book.years.map((one) => ({ value: String(one), label: `${one} г.` }))}
            onChange={(value) => setYear(Number(value))}
          />
          <p>
            Пропуснати номера: <strong>{total(book.counters, gapsOf)}</strong>, анулирани:{' '}
            <strong>{total(book.counters, ({ voided }) => voided.length)}</strong>.
          </p>
          <ul className="practice-counters">
            {inOrder(book).map((counter) => (
              <CounterItem
                key={`${counter.code}/${counter.year}`}
                counter={counter}
                maySkip={year === book.years[0]}
                busy={busy}
                onSkip={() => skip(counter)}
                onExplain={explain}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
