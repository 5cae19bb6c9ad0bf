import type { Classroom } from '../../rules/training/classroom.ts'
import type { Practice } from '../../rules/training/practice.ts'
import { ClassNews } from './classroom/ClassNews.tsx'
import { Tour } from './demo/Tour.tsx'

type Props = { practice: Practice; classroom: Classroom | null }

/** What stands over any screen where one practises: what the trainer of a class says, or the guided tour. */
export const OverScreens = ({ practice, classroom }: Props) =>
  classroom ? <ClassNews classroom={classroom} /> : <Tour practice={practice} />
