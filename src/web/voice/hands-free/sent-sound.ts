import processor from './line-sound.worklet.ts?worker&url'

/** Hands on what a microphone hears as a line carries it, piece by piece; gives back how to end that. */
export function sentSound(stream: MediaStream, onPiece: (piece: ArrayBuffer) => void): () => void {
  const context = new AudioContext()
  const begun = begin(context, stream, onPiece)
  return () => void begun.finally(() => context.close())
}

async function begin(context: AudioContext, stream: MediaStream, onPiece: (piece: ArrayBuffer) => void): Promise<void> {
  await context.audioWorklet.addModule(processor)
  const node = new AudioWorkletNode(context, 'line-sound', { numberOfInputs: 1, numberOfOutputs: 0 })
  node.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => onPiece(data)
  context.createMediaStreamSource(stream).connect(node)
}
