import { useEffect, useState } from 'react'
import { type ChosenExercise, LONGEST_MESSAGE, type Seats } from '../../../contract/training/classroom.ts'
import { type Classroom, linesOfClass, seatName } from '../../../rules/training/classroom.ts'
import { bestLines } from '../../../rules/training/results.ts'
import { counted } from '../../../rules/words/count.ts'
import { PaperDialog } from '../../../screen-kit/paper/PaperDialog.tsx'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { IconExport, IconPrint, IconReset, IconSend } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { ClassExercises } from '../classroom/ClassExercises.tsx'
import { SeatItem } from '../classroom/SeatItem.tsx'
import { useClassroom } from '../practiceContext.ts'
import { ResultSheet } from '../results/ResultSheet.tsx'
import { saveClass } from '../results/resultFiles.ts'
import { useDeed } from '../useDeed.ts'
import '../classroom/classroom.css'

const trainees = ['обучаем', 'обучаеми'] as const
/** In milliseconds: how often the trainer's page looks. */
const EVERY = 2000

/** The class as it is now, asked again and again; the sentence of why it is not known. */
const useSeats = (classroom: Classroom) => {
  const [seen, setSeen] = useState<Seats | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      try {
        const now = await classroom.seats()
        if (isOver) return
        setSeen(now)
        setProblem(null)
      } catch (failed) {
        if (!isOver) setProblem(failed instanceof Error ? failed.message : String(failed))
      }
      if (!isOver) timer = setTimeout(look, EVERY)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [classroom])
  return { seen, problem }
}

const Class = ({ classroom }: { classroom: Classroom }) => {
  const { seen, problem } = useSeats(classroom)
  const deed = useDeed()
  const { confirm, confirmDialog } = useConfirm()
  const [text, setText] = useState('')
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()
  const [printed, setPrinted] = useState(false)
  const seats = seen?.seats ?? []
  const here = seats.filter(({ isHere }) => isHere).length
  const doing = seats.filter((seat) => seat.doing !== null)
  const unread = seats.filter(({ hasRead }) => !hasRead).length
  const lines = bestLines(linesOfClass(seats))
  const send = () => {
    if (text.trim() === '') return setError('Напишете съобщението.')
    setError(undefined)
    void deed.run('send', async () => {
      const reached = await classroom.send(text.trim(), to === '' ? null : to)
      setText('')
      notify({ kind: 'success', text: `Съобщението е изпратено до ${counted(reached, trainees)}.` })
    })
  }
  const choose = async (exercises: readonly ChosenExercise[] | null) => {
    const kept = await deed.run('choose', async () => {
      await classroom.choose(exercises)
      const what = exercises ? counted(exercises.length, ['упражнение', 'упражнения']) : 'всички упражнения'
      notify({ kind: 'success', text: `Групата вижда ${what}.` })
      return true
    })
    return kept ?? false
  }
  const restart = async (seat: string | null, whose: string) => {
    const sure = await confirm({
      title: 'Отначало',
      body: `Упражнението на ${whose} започва отначало: опитите и подсказките се нулират и направеното досега не се брои. Въведеното остава в общите данни.`,
      yes: 'Започни отначало',
      danger: true,
    })
    if (!sure) return
    await deed.run(`restart ${seat}`, async () => {
      const count = await classroom.restart(seat)
      notify({ kind: 'success', text: `Отначало започна упражнението на ${counted(count, trainees)}.` })
    })
  }
  return (
    <>
      {(problem ?? deed.problem) && <Banner kind="error">{problem ?? deed.problem}</Banner>}
      {seen !== null && seats.length === 0 ? (
        <p>Още няма никого. Обучаемите се появяват тук, щом влязат в системата от своя компютър.</p>
      ) : (
        <p>
          На линия: {here} от {counted(seats.length, trainees)}
        </p>
      )}
      <section className="practice-part" aria-label="Съобщение до групата">
        <h3>Съобщение</h3>
        <SelectField
          label="До"
          value={to}
          empty="Цялата група"
          options={seats.map((seat) => ({ value: seat.id, label: seatName(seat) }))}
          onChange={setTo}
        />
        <TextArea
          label="Текст"
          value={text}
          rows={2}
          maxLength={LONGEST_MESSAGE}
          error={error}
          required
          onChange={setText}
        />
        <div className="flex flex-wrap align-items-center gap-2">
          <Button kind="primary" icon={IconSend} busy={deed.busy === 'send'} onClick={send}>
            Изпрати
          </Button>
          {unread > 0 && <span className="muted">Още не са прочели: {unread}</span>}
        </div>
      </section>
      {seen !== null && <ClassExercises chosen={seen.exercises} busy={deed.busy} onChoose={choose} />}
      {seats.length > 0 && (
        <section className="practice-part" aria-label="Обучаеми">
          <h3>Обучаеми</h3>
          <ul className="class-seats">
            {seats.map((seat) => (
              <SeatItem
                key={seat.id}
                seat={seat}
                now={seen?.now ?? ''}
                busy={deed.busy === `restart ${seat.id}`}
                onRestart={() => restart(seat.id, seatName(seat))}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            {doing.length > 0 && (
              <Button
                icon={IconReset}
                busy={deed.busy === 'restart null'}
                onClick={() => restart(null, counted(doing.length, trainees))}
              >
                Всички отначало
              </Button>
            )}
            {lines.length > 0 && (
              <>
                <Button icon={IconPrint} onClick={() => setPrinted(true)}>
                  Лист на групата
                </Button>
                <Button
                  icon={IconExport}
                  busy={deed.busy === 'file'}
                  onClick={() => deed.run('file', () => saveClass(lines))}
                >
                  Таблица за групата (.xlsx)
                </Button>
              </>
            )}
          </div>
        </section>
      )}
      {printed && (
        <PaperDialog
          paper={{ title: 'Лист с резултати', Sheet: ResultSheet }}
          record={lines}
          onClose={() => setPrinted(false)}
        />
      )}
      {confirmDialog}
    </>
  )
}

/** The class as its trainer sees and leads it. */
export const ClassSection = () => {
  const classroom = useClassroom()
  return classroom && <Class classroom={classroom} />
}
