import { Banner } from '../../widgets/page/Banner.tsx'
import type { Stopped } from './issueResolution.ts'

/** „Резолюцията е издадена; 1 от 2 задачи е възложена“, or of a single task that it is not. */
export const stoppedTitle = ({ given, of, end }: Stopped): string => {
  if (of > 1) return `Резолюцията е издадена; ${given} от ${of} задачи ${given === 1 ? 'е възложена' : 'са възложени'}`
  return end.kind === 'unknown'
    ? 'Резолюцията е издадена, но не е известно дали задачата е възложена'
    : 'Резолюцията е издадена, но задачата не е възложена'
}
const reasonOf = ({ end }: Stopped): string => {
  if (end.kind === 'refused') return end.fault.message
  return end.kind === 'unknown' ? 'Сървърът не отговаря.' : 'Връзката прекъсна.'
}

/** Where issuing a resolution step by step has stopped, and that trying again gives nothing twice. */
export const StoppedBanner = ({ outcome }: { outcome: Stopped }) => (
  <Banner kind="warning" title={stoppedTitle(outcome)}>
    <span className="pre-line">{reasonOf(outcome)}</span> Опитайте отново: втора резолюция няма да бъде издадена и нищо
    няма да бъде възложено два пъти.
  </Banner>
)
