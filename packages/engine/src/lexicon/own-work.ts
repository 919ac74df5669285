/** How a line of a syllabus reads that says whose work is to be handed in. */
export const saysOwnWork =
  /\b(?:your|their|one['’]s|my|his or her) own (?:\w+ )?(?:work|words|assignments?|essays?|papers?|reports?|solutions?|answers?|code|writing|thoughts)\b|\b(?:work|essays?|papers?|solutions?|answers?|code) (?:that )?(?:must|should|has to|have to|is to|are to) be (?:entirely |completely |solely )?your own\b|\bsubmit your own\b|\bsomeone else['’]s (?:work|words|ideas)\b|\bplagiari|\bcheat|\bacademic (?:integrity|honesty|dishonesty|misconduct)\b|\bhonou?r (?:code|pledge|system)\b/i;
