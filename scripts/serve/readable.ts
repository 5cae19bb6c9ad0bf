import { problemSentence } from './problemSentence.ts'

export const withReadableErrors = async <T>(work: () => Promise<T>, otherPort?: string): Promise<T> => {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    console.error(problemSentence(problem, process.platform, otherPort))
    process.exit(1)
  }
}
