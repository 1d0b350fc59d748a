/** What of the voice activity detector is used; the package has no types of its own. */
declare module '@echogarden/fvad-wasm' {
  export default function detector(): Promise<{
    HEAPU8: Uint8Array
    _malloc: (bytes: number) => number
    _free: (memory: number) => void
    _fvad_new: () => number
    _fvad_free: (judge: number) => void
    _fvad_set_mode: (judge: number, mode: number) => number
    _fvad_set_sample_rate: (judge: number, rate: number) => number
    /** 1 where the frame holds a voice, 0 where it does not, -1 where it is no frame. */
    _fvad_process: (judge: number, frame: number, samples: number) => number
  }>
}
