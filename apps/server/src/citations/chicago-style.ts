/**
 * The bibliography of the Chicago Manual of Style, 18th edition (notes and bibliography), for the kinds of sources that
 * we find, in the Citation Style Language (https://docs.citationstyles.org/en/stable/specification.html). Written by
 * us.
 */
export const chicagoStyle = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" default-locale="en-US" demote-non-dropping-particle="sort-only" page-range-format="chicago">
  <info><title>Chicago Manual of Style 18th edition, bibliography</title><id>weekwise-chicago</id><updated>2026-11-20T00:00:00+00:00</updated></info>
  <macro name="author">
    <names variable="author">
      <name name-as-sort-order="first" and="text" delimiter=", " delimiter-precedes-last="always" delimiter-precedes-et-al="always" et-al-min="7" et-al-use-first="3"/>
      <label form="short" prefix=", "/>
      <substitute><names variable="editor"/></substitute>
    </names>
  </macro>
  <macro name="title">
    <choose>
      <if type="book report" match="any"><text variable="title" text-case="title" font-style="italic"/></if>
      <else><text variable="title" text-case="title" quotes="true"/></else>
    </choose>
  </macro>
  <macro name="edition">
    <choose>
      <if is-numeric="edition"><group delimiter=" "><number variable="edition" form="ordinal"/><text term="edition" form="short"/></group></if>
      <else><text variable="edition"/></else>
    </choose>
  </macro>
  <macro name="year"><date variable="issued"><date-part name="year"/></date></macro>
  <macro name="journal">
    <group delimiter=": ">
      <group delimiter=" ">
        <group delimiter=", ">
          <group delimiter=" ">
            <text variable="container-title" text-case="title" font-style="italic"/>
            <text variable="volume"/>
          </group>
          <text variable="issue" prefix="no. "/>
        </group>
        <text macro="year" prefix="(" suffix=")"/>
      </group>
      <text variable="page"/>
    </group>
  </macro>
  <macro name="book">
    <group delimiter=". ">
      <choose>
        <if type="chapter">
          <group delimiter=", ">
            <text variable="container-title" text-case="title" font-style="italic" prefix="In "/>
            <names variable="editor"><label form="verb" suffix=" "/><name and="text"/></names>
          </group>
        </if>
      </choose>
      <text variable="volume" prefix="Vol. "/>
      <text macro="edition"/>
      <group delimiter=", ">
        <choose><if type="thesis"><text value="PhD diss."/></if></choose>
        <text variable="publisher"/>
        <text macro="year"/>
      </group>
    </group>
  </macro>
  <macro name="address">
    <choose>
      <if variable="DOI"><text variable="DOI" prefix="https://doi.org/"/></if>
      <else><text variable="URL"/></else>
    </choose>
  </macro>
  <citation><layout><text macro="author"/></layout></citation>
  <bibliography hanging-indent="true">
    <layout suffix=".">
      <group delimiter=". ">
        <text macro="author"/>
        <text macro="title"/>
        <choose>
          <if type="article-journal"><text macro="journal"/></if>
          <else><text macro="book"/></else>
        </choose>
        <text macro="address"/>
      </group>
    </layout>
  </bibliography>
</style>`;
