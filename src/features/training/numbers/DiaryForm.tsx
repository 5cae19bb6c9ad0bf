import { useState } from 'react'
import { type CivilDate, civilDate, yearOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { type DiaryDirection, diaryPeriodProblem, type NumbersDiary } from '../../../rules/training/numbersBook.ts'
import { PaperDialog } from '../../../screen-kit/paper/PaperDialog.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { IconPrint } from '../../../widgets/icons.ts'
import { usePractice } from '../practiceContext.ts'
import { DiarySheet, diaryTitles } from './DiarySheet.tsx'

const directions = [
  { value: 'incoming', label: 'Входящ' },
  { value: 'outgoing', label: 'Изходящ' },
]

type Props = { busy: boolean; run: <T>(name: string, work: () => Promise<T>) => Promise<T | null> }

/** The incoming or outgoing diary of a period, to be read and printed. */
export const DiaryForm = ({ busy, run }: Props) => {
  const practice = usePractice()
  const [direction, setDirection] = useState<DiaryDirection>('incoming')
  const [from, setFrom] = useState<CivilDate | null>(() => civilDate(yearOf(today()), 1, 1))
  const [to, setTo] = useState<CivilDate | null>(today)
  const [asked, setAsked] = useState(false)
  const [diary, setDiary] = useState<NumbersDiary | null>(null)
  const required = (date: CivilDate | null) => (asked && date === null ? 'Посочете дата.' : undefined)
  const order = asked && from && to ? (diaryPeriodProblem({ from, to }) ?? undefined) : undefined
  const open = async () => {
    setAsked(true)
    if (!from || !to || diaryPeriodProblem({ from, to })) return
    setDiary(await run('diary', () => practice.numbersDiary({ direction, from, to })))
  }
  return (
    <>
      <h3>Дневник за период</h3>
      <RadioGroup
        label="Дневник"
        inline
        value={direction}
        options={directions}
        onChange={(value) => setDirection(value === 'outgoing' ? 'outgoing' : 'incoming')}
      />
      <div className="practice-period">
        <DateField label="От дата" value={from} error={required(from)} onChange={setFrom} />
        <DateField label="До дата" value={to} error={required(to) ?? order} onChange={setTo} />
      </div>
      <Button icon={IconPrint} busy={busy} onClick={open}>
        Отвори за печат
      </Button>
      {diary && (
        <PaperDialog
          paper={{ title: diaryTitles[diary.direction], size: 'a4-across', Sheet: DiarySheet }}
          record={diary}
          onClose={() => setDiary(null)}
        />
      )}
    </>
  )
}
