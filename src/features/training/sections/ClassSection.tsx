import { useEffect, useState } from 'react'
import { type ChosenExercise, LONGEST_MESSAGE, type Seats } from '../../../contract/training/classroom.ts'
import { type Classroom, hasBegun, linesOfClass, seatName } from '../../../rules/training/classroom.ts'
import { bestLines } from '../../../rules/training/results.ts'
import { listed, pluralise } from '../../../rules/words/pluralise.ts'
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
import { TrainerName } from '../classroom/TraineeName.tsx'
import { trainerName } from '../classroom/traineeName.ts'
import { ResultSheet } from '../results/ResultSheet.tsx'
import { saveClass } from '../results/resultFiles.ts'
import { useClassroom } from '../trainingContext.ts'
import { useRefreshAfterRevert } from '../useRefreshAfterRevert.ts'
import { useTrainingAction } from '../useTrainingAction.ts'
import '../classroom/classroom.css'

const trainees = ['обучаем', 'обучаеми'] as const
/** The interval at which the state of the class is refetched, in milliseconds. */
const EVERY = 2000

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
  const action = useTrainingAction()
  // These two actions have their own states, so that their errors appear beside their buttons: the head of the panel
  // may be out of view.
  const anew = useTrainingAction()
  const db = useTrainingAction()
  const refreshAfterRevert = useRefreshAfterRevert()
  const { confirm, confirmDialog } = useConfirm()
  const [text, setText] = useState('')
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()
  const [printed, setPrinted] = useState(false)
  const seats = seen?.seats ?? []
  const here = seats.filter(({ isHere }) => isHere).length
  const begun = seats.filter(hasBegun)
  const unread = seats.filter(({ hasRead }) => !hasRead)
  const lines = bestLines(linesOfClass(seats))
  const send = () => {
    if (text.trim() === '') return setError('Напишете съобщението.')
    setError(undefined)
    void action.run('send', async () => {
      const reached = await classroom.send(text.trim(), to === '' ? null : to)
      setText('')
      notify({ kind: 'success', text: `Съобщението е изпратено до ${pluralise(reached, trainees)}.` })
    })
  }
  const choose = async (exercises: readonly ChosenExercise[] | null) => {
    const kept = await action.run('choose', async () => {
      await classroom.choose(exercises)
      const what = exercises ? pluralise(exercises.length, ['упражнение', 'упражнения']) : 'всички упражнения'
      notify({ kind: 'success', text: `Групата вижда ${what}.` })
      return true
    })
    return kept ?? false
  }
  const restart = async (seat: string | null, whose: string) => {
    const sure = await confirm({
      title: 'Отначало',
      body: `Упражнението на ${whose} започва отначало: направеното в него се връща, както беше преди него. Остава само това, по което са работили и други. Резултатите дотук остават в листа на групата.`,
      yes: 'Започни отначало',
      danger: true,
    })
    if (!sure) return
    await anew.run(`restart ${seat}`, async () => {
      const { seats: count, kept } = await classroom.restart(seat)
      const left =
        kept > 0 ? ` Не са върнати ${pluralise(kept, ['запис', 'записа'])}, по които са работили и други.` : ''
      notify({ kind: 'success', text: `Отначало започна упражнението на ${pluralise(count, trainees)}.${left}` })
      await refreshAfterRevert()
    })
  }
  const resetDatabase = async () => {
    const sure = await confirm({
      title: 'Общите данни – в началото',
      body: 'Всичко въведено от групата се изтрива и данните са като в началото. Започнатите упражнения приключват; резултатите остават в листа на групата. Това не може да се върне.',
      yes: 'Върни данните',
      danger: true,
    })
    if (!sure) return
    await db.run('reset', async () => {
      await classroom.resetDatabase()
      notify({ kind: 'success', text: 'Общите данни са като в началото. Обучаемите са известени.' })
      await refreshAfterRevert()
    })
  }
  return (
    <>
      {(problem ?? action.problem) && <Banner kind="error">{problem ?? action.problem}</Banner>}
      {seen !== null && seats.length === 0 ? (
        <p>Още няма никого. Обучаемите се появяват тук, щом влязат в системата от своя компютър.</p>
      ) : (
        <p>
          На линия: {here} от {pluralise(seats.length, trainees)}
        </p>
      )}
      {seen !== null && <ClassExercises chosen={seen.exercises} busy={action.busy} onChoose={choose} />}
      {seats.length > 0 && (
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
            <Button kind="primary" icon={IconSend} busy={action.busy === 'send'} onClick={send}>
              Изпрати
            </Button>
            {unread.length > 0 && <span className="muted">Още не са прочели: {listed(unread.map(seatName))}</span>}
          </div>
        </section>
      )}
      {seats.length > 0 && (
        <section className="practice-part" aria-label="Обучаеми">
          <h3>Обучаеми</h3>
          <ul className="class-seats">
            {seats.map((seat) => (
              <SeatItem
                key={seat.id}
                seat={seat}
                now={seen?.now ?? ''}
                busy={anew.busy === `restart ${seat.id}`}
                onRestart={() => restart(seat.id, seatName(seat))}
              />
            ))}
          </ul>
          {anew.problem && <Banner kind="error">{anew.problem}</Banner>}
          <div className="flex flex-wrap gap-2">
            {begun.length > 0 && (
              <Button
                icon={IconReset}
                busy={anew.busy === 'restart null'}
                onClick={() => restart(null, pluralise(begun.length, trainees))}
              >
                Всички отначало
              </Button>
            )}
            {lines.length > 0 && (
              <>
                <TrainerName />
                <Button icon={IconPrint} onClick={() => setPrinted(true)}>
                  Лист на групата
                </Button>
                <Button
                  icon={IconExport}
                  busy={action.busy === 'file'}
                  onClick={() => action.run('file', () => saveClass(lines))}
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
          record={{ lines, trainer: trainerName() }}
          onClose={() => setPrinted(false)}
        />
      )}
      <section className="practice-part" aria-labelledby="class-world">
        <h3 id="class-world">Общи данни</h3>
        <p className="muted">
          Групата работи в едни и същи данни. Денят, сценарият, авариите и работата на колеги в тях засягат всички и
          затова се правят само извън групата, от всеки в собствения му браузър.
        </p>
        <div>
          <Button icon={IconReset} busy={db.busy === 'reset'} onClick={resetDatabase}>
            Върни общите данни в началото
          </Button>
        </div>
        {db.problem && <Banner kind="error">{db.problem}</Banner>}
      </section>
      {confirmDialog}
    </>
  )
}

export const ClassSection = () => {
  const classroom = useClassroom()
  return classroom && <Class classroom={classroom} />
}
