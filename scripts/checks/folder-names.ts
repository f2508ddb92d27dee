import type { Check } from './tree.ts'

const CATCH_ALL = /(^|\/)(utils?|helpers?|common|misc|lib|shared)\//

/** A folder is named for a word of the domain; a folder for everything is where cycles begin. */
export const folderNames: Check = {
  name: 'folder names',
  run: (tree) =>
    tree.files
      .filter((file) => CATCH_ALL.test(file))
      .map((file) => ({
        file,
        message:
          'a drawer for everything: name the folder for what is in it, or put each file beside the one that uses it',
      })),
}
