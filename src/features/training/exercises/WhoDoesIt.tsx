import type { ExerciseRun } from '../../../rules/training/trainingApi.ts'
import { listed } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconPerson } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useTrialPeople } from '../trainingContext.ts'
import { useBecome } from '../useBecome.ts'
import { useTrainingAction } from '../useTrainingAction.ts'

export const WhoDoesIt = ({ run, userName }: { run: ExerciseRun; userName: string }) => {
  const people = useTrialPeople()
  const become = useBecome()
  const { busy, problem, run: doing } = useTrainingAction()
  const { exercise } = run
  const doers = [...new Set([run.userName, ...(exercise.alsoBy ?? [])])]
  const others = doers.filter((one) => one !== userName)
  if (others.length === 0) return null
  const nameOf = (one: string) =>
    people.find((person) => person.userName === one)?.name ?? (one === run.userName ? run.person : one)
  const names = listed(others.map(nameOf))
  const isPart = doers.includes(userName)
  return (
    <Banner
      kind={isPart ? 'info' : 'warning'}
      action={others.map((one) => (
        <Button
          key={one}
          icon={IconPerson}
          busy={busy === one}
          onClick={() => doing(one, () => become(one, one === run.userName ? exercise.start : '/'))}
        >
          Влез като {nameOf(one)}
        </Button>
      ))}
    >
      {isPart ? `Част от упражнението се прави от името на ${names}.` : `Упражнението се прави от името на ${names}.`}
      {problem && <p>{problem}</p>}
    </Banner>
  )
}
