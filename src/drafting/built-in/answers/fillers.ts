/** Words that say nothing where they stand. */
export const FILLERS =
  /(?:^|(?<=[\s,]))(?:you know|i mean|like i said|as i said|to be honest|honestly|basically|actually|literally|obviously|of course|(?<!\b(?:this|that|these|those|a|an|the|what|which|any|some|each|every|all|one|other|same|new|special) )(?:kind|sort) of|i suppose|let's say|so to speak|at the end of the day|(?:our|this|the) guy(?= \p{Lu})|(?:our|the) (?:gal|folks)(?= \p{Lu}))(?:,|(?=\s|$|[.;]))\s*/giu

/** What leads into an answer without being a part of it. */
export const LEADS =
  /^(?:(?:so|well|okay|ok|(?:oh|right|yes|no|sure|now|then|again|finally)(?=[,:])|yeah|yep|alright|what (?:we(?:'re| are)|i(?:'m| am)) (?:gonna|going to|planning to) do is|what we (?:will |would )?do is|and|but|also|anyway|plus|first of all|let me see|let's see|the thing is|the answer is|as for (?:that|this),?|good question|the numbers,? so|i (?:think|guess|believe|would say|feel)(?: that)?|we (?:think|believe|feel|guess)(?: that)?|it's like|for now)[,:]?\s+)+/i
