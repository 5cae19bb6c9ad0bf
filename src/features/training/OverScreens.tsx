import type { Classroom } from '../../rules/training/classroom.ts'
import type { Training } from '../../rules/training/trainingApi.ts'
import { ClassNews } from './classroom/ClassNews.tsx'
import { Tour } from './demo/Tour.tsx'

type Props = { training: Training; classroom: Classroom | null }

export const OverScreens = ({ training, classroom }: Props) =>
  classroom ? <ClassNews classroom={classroom} /> : <Tour training={training} />
