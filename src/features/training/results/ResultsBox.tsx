import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Exercise } from '../../../contract/training/exercise.ts'
import type { ResultLine } from '../../../contract/training/results.ts'
import { mostPoints } from '../../../rules/training/checkExercise.ts'
import { linesOfRuns, linesUnderName } from '../../../rules/training/results.ts'
import type { ExerciseRun } from '../../../rules/training/trainingApi.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { PaperDialog } from '../../../screen-kit/paper/PaperDialog.tsx'
import { userAtom } from '../../../state/session.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { IconDownload, IconExport, IconPrint } from '../../../widgets/icons.ts'
import { TraineeName, TrainerName } from '../classroom/TraineeName.tsx'
import { traineeName, trainerName } from '../classroom/traineeName.ts'
import { useClassroom, useTraining } from '../trainingContext.ts'
import { usePanelView } from '../usePanelView.ts'
import { type ResultPaper, ResultSheet } from './ResultSheet.tsx'
import { readClass, saveClass, saveResults } from './resultFiles.ts'

type Props = {
  runs: readonly ExerciseRun[]
  /** The exercises that the trainee must do; empty if any exercise may be chosen. */
  requiredExercises: readonly Exercise[]
  scenario: string | undefined
  busy: string | null
  run: <T>(name: string, work: () => Promise<T>) => Promise<T | null>
}

/** Renders the results of the trainee. A trainer can merge several files with results into one table. */
export const ResultsBox = ({ runs, requiredExercises, scenario, busy, run }: Props) => {
  const training = useTraining()
  const [printed, setPrinted] = useState<ResultPaper | null>(null)
  const [ofClass, setClass] = useState<readonly ResultLine[]>([])
  const isAlone = useClassroom() === null
  const isTrainer = usePanelView() === 'trainer' && isAlone
  const [error, setError] = useState<string>()
  const user = useAtomValue(userAtom)
  const sheet = requiredExercises.map((exercise) => ({ title: exercise.title, points: mostPoints(exercise) }))
  const own = linesOfRuns(runs, sheet, user?.person.fullName).map((line) => ({
    ...line,
    ...(scenario !== undefined && { scenario }),
  }))
  // All results in this browser get the trainee's name, even if the trainee used different accounts.
  const ownNamed = () => linesUnderName(own, traineeName() || (user?.person.fullName ?? ''))
  const save = () => {
    if (traineeName() === '') return setError('Напишете името си: по него обучаващият различава файловете.')
    setError(undefined)
    saveResults(ownNamed())
  }
  const people = new Set(ofClass.map(({ person }) => person)).size
  return (
    <section className="practice-box" aria-label="Резултати">
      <h3>Резултати</h3>
      {runs.length === 0 ? (
        <p className="muted">Тук ще има резултати, щом започнете първото упражнение.</p>
      ) : (
        <>
          {isAlone && <TraineeName label="Вашето име" hint="Стои на листа и във файла с резултати." error={error} />}
          <div className="flex flex-wrap gap-2">
            <Button icon={IconPrint} onClick={() => setPrinted({ lines: ownNamed() })}>
              Лист с резултати
            </Button>
            <Button icon={IconDownload} onClick={save}>
              Запази като файл
            </Button>
          </div>
        </>
      )}
      {isTrainer && <h4>За обучаващия</h4>}
      {isTrainer && (
        <FileDrop
          label="Съберете резултатите на групата"
          hint="Файловете, които обучаемите са запазили; може няколко наведнъж. Те са обикновен текст и могат да се променят с текстов редактор."
          accept=".json"
          onFiles={(files) =>
            void run('collect', async () => {
              setClass([])
              setClass(await readClass(files, training.readResults))
            })
          }
        />
      )}
      {isTrainer && ofClass.length > 0 && (
        <>
          <TrainerName />
          <p>
            {pluralise(people, ['обучаем', 'обучаеми'])}, {pluralise(ofClass.length, ['резултат', 'резултата'])}.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button icon={IconExport} busy={busy === 'class'} onClick={() => run('class', () => saveClass(ofClass))}>
              Таблица за групата (.xlsx)
            </Button>
            <Button icon={IconPrint} onClick={() => setPrinted({ lines: ofClass, trainer: trainerName() })}>
              Лист на групата
            </Button>
          </div>
        </>
      )}
      {printed && (
        <PaperDialog
          paper={{ title: 'Лист с резултати', Sheet: ResultSheet }}
          record={printed}
          onClose={() => setPrinted(null)}
        />
      )}
    </section>
  )
}
