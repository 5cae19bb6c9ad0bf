import type { Exercise } from '../../../contract/training/exercise.ts'
import type { TrialPerson } from '../../../rules/training/trainingApi.ts'
import { listed, pluralise } from '../../../rules/words/pluralise.ts'

type BriefFacts = Pick<Exercise, 'minutes' | 'who' | 'alsoBy'>

export const briefOf = ({ minutes, who, alsoBy = [] }: BriefFacts, people: readonly TrialPerson[]): string =>
  [
    minutes && `около ${pluralise(minutes, 'minute')}`,
    listed([who, ...alsoBy].flatMap((userName) => people.find((person) => person.userName === userName)?.name ?? [])),
  ]
    .filter(Boolean)
    .join(' · ')
